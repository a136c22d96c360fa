import { define } from '../kit/element/define.ts';
import { sharedDaylight } from './widget.ts';

export default define(sharedDaylight);
