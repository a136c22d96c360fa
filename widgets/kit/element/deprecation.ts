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

/** The deprecated attributes and events of an element, by name. */
export type Deprecations = Readonly<Record<string, Deprecation>>;

const logged = new Set<string>();

/** Logs that an attribute that is set, or an event that fires, is deprecated: once on each page. */
export function noteDeprecated(tag: string, name: string, deprecated: Deprecations = {}): void {
  const found = deprecated[name];
  const what = `${name} of <${tag}>`;
  if (!found || logged.has(what)) return;
  logged.add(what);
  const { until, notBefore, instead } = found;
  console.warn(
    `hire: ${what} is deprecated, and version ${until} drops it, not before ${notBefore}: use ${instead}`,
  );
}
