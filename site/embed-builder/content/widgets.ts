import { elements } from './reference.ts';
import { type WidgetName, widgetLabels } from './words.ts';

/** The elements that the builder offers, with their labels: all but the popover, which is a mode. */
export const widgets = Object.fromEntries(
  elements
    .filter(({ name }) => name !== 'popover')
    .map(({ name, tag }) => [name, widgetLabels[name as WidgetName] ?? tag]),
) as Record<WidgetName, string>;
