/** Rings unless it is switched off before. */
type Alarm = () => void;

/** So much later than asked an alarm may ring: those that follow it closely ring with it. */
const LATE_MS = 3;

/**
 * Makes alarms that ring so long after they were set; each call sets one, and returns what switches it
 * off. They share one timer: one for each takes a tenth of the time of a submission.
 */
export function createAlarms(ms: number): (ring: Alarm) => () => void {
  const alarms = new Set<{ readonly at: number; readonly ring: Alarm }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    timer = undefined;
    const now = performance.now();
    for (const alarm of alarms) {
      // In the order in which they were set.
      if (alarm.at > now) return wait(Math.max(alarm.at - now, LATE_MS));
      alarms.delete(alarm);
      alarm.ring();
    }
  };
  const wait = (forMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(tick, Math.ceil(forMs));
  };
  return (ring) => {
    const alarm = { at: performance.now() + ms, ring };
    alarms.add(alarm);
    if (timer === undefined) wait(ms);
    return () => {
      alarms.delete(alarm);
      if (alarms.size > 0) return;
      clearTimeout(timer);
      timer = undefined;
    };
  };
}

/** Makes what waits so long for an act and no longer; the act itself goes on to its end. */
export function createDeadline(ms: number): <T>(act: Promise<T>) => Promise<T> {
  const setAlarm = createAlarms(ms);
  return (act) =>
    new Promise((resolve, reject) => {
      const late = () => reject(new DOMException('No answer in time', 'TimeoutError'));
      const switchOff = setAlarm(late);
      act.then(resolve, reject).finally(switchOff);
    });
}
