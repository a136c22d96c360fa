/** Replaced by the build: whether visits are counted. */
declare const __HAS_ANALYTICS__: boolean;
