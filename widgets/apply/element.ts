import { define } from '../kit/element/define.ts';
import { apply } from './widget.ts';

export default define(apply);
