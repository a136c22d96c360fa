import { type AttributeKinds, attributeName } from './attributes.ts';
import type { Host, Widget } from './widget.ts';

/** An attribute or event that a later version drops. Until then it works as before. */
export interface Deprecation {
  /** The version that deprecates it. */
  readonly since: string;
  /** The version that drops it: a later major one. */
  readonly until: string;
  /** The day before which that version is not released: at least six months after `since`. */
  readonly notBefore: string;
  /** The name of what to use instead. */
  readonly instead: string;
}

/** A widget with the attributes and events that it deprecates, by their names. */
export interface Deprecating {
  readonly deprecated: Readonly<Record<string, Deprecation>>;
}

/**
 * Adds to a widget that a page which sets a deprecated attribute, or on which a deprecated event fires,
 * gets one line in the console, once. In widget.ts: `export const apply = deprecate({ … }, { … })`.
 */
export function deprecate<S, A extends AttributeKinds>(
  widget: Widget<S, A>,
  deprecated: Deprecating['deprecated'],
): Widget<S, A> & Deprecating {
  const logged = new Set<string>();
  const note = (name: string) => {
    const found = deprecated[name];
    if (!found || logged.has(name)) return;
    logged.add(name);
    const { until, notBefore, instead } = found;
    console.warn(
      `hire: ${name} of <${widget.tag}> is deprecated, and version ${until} drops it, not before ${notBefore}: use ${instead}`,
    );
  };
  const noteAttributes = (values: object) => {
    for (const [property, value] of Object.entries(values)) {
      if (value !== undefined && value !== false) note(attributeName(property));
    }
  };
  const noting = (host: Host<A>): Host<A> => ({
    ...host,
    emit: (name, ...details) => {
      note(name);
      return host.emit(name, ...details);
    },
  });
  return {
    ...widget,
    deprecated,
    createStore(host) {
      noteAttributes(host.values());
      return widget.createStore(noting(host));
    },
    onChange(store, values) {
      noteAttributes(values);
      widget.onChange?.(store, values);
    },
    onConnect: (store, host, element) => widget.onConnect?.(store, noting(host), element),
  };
}
