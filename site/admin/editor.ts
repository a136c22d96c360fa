import CMS from '@sveltia/cms';
import { cleanPastes } from './clean-paste.ts';
import { components } from './components.ts';
import { previewPages } from './preview-pages.ts';
import { refuseToOverwrite } from './refuse-to-overwrite.ts';

for (const component of components) CMS.registerEditorComponent(component);
previewPages();
cleanPastes(document);
refuseToOverwrite();
CMS.init();
