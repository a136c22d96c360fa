import { type HomeCity, homeZones } from './places.ts';

/** The time on the clocks of a time zone, like "09:41". */
const clockIn = (zone: string, instant: number): string =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' });

/** What a talent card says about the time where the person is, like "Nairobi · 09:41 now". */
export const timeIn = (city: HomeCity, instant: number): string =>
  `${city} · ${clockIn(homeZones[city], instant)} now`;

/** Places without daylight saving time. At each minute, people are awake in one of them. */
const cities = ['Cape Town', 'Recife', 'Manila'] as const;

const wakeUp = 6.5 * 60;
const bedtime = 20.5 * 60;

/** The first place where people have been awake for an hour or more. */
function findAwake(instant: number) {
  const clocks = cities.map((city) => {
    const clock = clockIn(homeZones[city], instant);
    const [hours, minutes] = clock.split(':').map(Number) as [number, number];
    return { city, clock, minutes: hours * 60 + minutes };
  });
  const isAwake = ({ minutes }: (typeof clocks)[0]) => minutes >= wakeUp + 60 && minutes < bedtime;
  return clocks.find(isAwake) as (typeof clocks)[0];
}

/** Where people are awake, and for how many hours: the line under a heading. */
export function awakeText(instant: number): string {
  const { city, clock, minutes } = findAwake(instant);
  const hours = Math.floor((minutes - wakeUp) / 60);
  return `In ${city} it is ${clock}. Awake for ${hours} hour${hours === 1 ? '' : 's'} already.`;
}

/** How high the sun is in that place: 0 at sunrise and at sunset, 1 in the middle of the day. */
export function sunHeight(instant: number): number {
  const { minutes } = findAwake(instant);
  return Math.sin((Math.PI * (minutes - wakeUp)) / (bedtime - wakeUp));
}
