// Import it first: it also explains what another module throws while it is loaded, such as a wrong variable.

process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});

/** Returns the messages of an error and its causes, with the stack lines of this project only. */
function explain(error) {
  const cause = error.originalError ?? error.cause;
  const isOfEleventy = /^(Having trouble|Error in (the data schema|your Eleventy config))/.test(
    error.message,
  );
  if (cause) return `${isOfEleventy ? '' : `${error.message} `}${explain(cause)}`;
  // What this project throws says where and what to do.
  if (error.name === 'Error') return error.message;
  const lines = (error.stack ?? String(error)).split('\n');
  return lines.filter((line) => !/^\s+at .*(node_modules|node:)/.test(line)).join('\n');
}
