import { elements } from './reference.ts';
import { type WidgetName, widgetLabels } from './words.ts';

/** The popover is a choice of its own. */
const unlabeled = elements.filter(({ name }) => name !== 'popover' && !(name in widgetLabels));

/** The elements that the builder offers, with their labels. */
export const widgets = {
  ...widgetLabels,
  ...Object.fromEntries(unlabeled.map(({ name, tag }) => [name, tag])),
} as Record<WidgetName, string>;
