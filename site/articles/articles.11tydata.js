import { checkFrontMatter } from '../build/front-matter.ts';

/** Eleventy's data for every article. It checks the front matter before it renders any page. */
export default { layout: 'article.tsx', eleventyDataSchema: checkFrontMatter };
