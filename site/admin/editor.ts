import CMS from '@sveltia/cms';
import { components } from './components.ts';

for (const component of components) CMS.registerEditorComponent(component);
CMS.init();
