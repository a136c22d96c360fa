import { sky } from '../style/sky.css.ts';
import { isNight, skyVariables } from '../style/sky.ts';

/** The attributes of an element that is the sky at an hour. */
export const onSky = (hour: number, className: string) => ({
  className: `${sky} ${className}`,
  style: skyVariables(hour),
  'data-dark': isNight(hour) || undefined,
});
