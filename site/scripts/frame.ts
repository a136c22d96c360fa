/**
 * The script of the pages for frames (site/build/files/embed-frames.ts). It gives the element the
 * attributes that the page's address names, before hire.js loads its code.
 */
const given = new URLSearchParams(location.search);
const element = document.body.firstElementChild;
for (const name of ['partner', 'campaign', 'for-role', 'theme']) {
  const value = given.get(name);
  if (value) element?.setAttribute(name, value);
}
document.documentElement.lang = given.get('lang') ?? document.documentElement.lang;

export {};
