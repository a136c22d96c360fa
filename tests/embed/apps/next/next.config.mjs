/** The folder above this one has a lock file too. */
export default { turbopack: { root: import.meta.dirname } };
