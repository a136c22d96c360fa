import type { Plugin } from 'vite';

/**
 * What Preact asks about a component that ours never are: whether it is a class, and whether it waits
 * for a promise that it threw, in a page that a server wrote.
 */
const neverAsked = [
  /\(\w+=\w+\.prototype\)&&\w+\.render/g,
  /(\w+)&&\1\.then/g,
  /128&\w+\.__u/g,
  /\(\w+=\w+\.__z\)/g,
];

/** Answers with no, so that terser takes out what would follow: 0.5 kB brotli of every page. */
export function functionsOnly(): Plugin {
  return {
    name: 'functions-only',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/preact/dist/preact.mjs')) return;
      const unknown = neverAsked.filter((question) => code.search(question) < 0);
      if (unknown.length > 0) this.error(`Preact no longer asks ${unknown}`);
      const answered = neverAsked.reduce((text, question) => text.replace(question, '!1'), code);
      return { code: answered, map: null };
    },
  };
}
