import project from '../../package.json' with { type: 'json' };

/** The folder of the scripts that load the newest release with the same major version. */
export const loaderFolder = `/widgets/v${Number.parseInt(project.version, 10)}`;

/** The script that loads the widgets. */
export const loaderPath = `${loaderFolder}/hire.js`;

/** The plugin for WordPress, which the build writes: tools/build/package/wordpress.ts. */
export const pluginPath = '/widgets/wordpress/hire-elements.zip';
