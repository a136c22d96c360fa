import { useStore } from 'zustand';
import { ChangingText } from '../kit/element/changing-text.tsx';
import { interpolate } from '../kit/element/interpolate.ts';
import type { ViewProps } from '../kit/element/widget.ts';
import * as controls from '../kit/form/controls.css.ts';
import { CopyButton } from '../kit/form/copy-button.tsx';
import * as base from '../kit/style/base.css.ts';
import { linkTo } from './address.ts';
import { Chart, ChartTable } from './chart.tsx';
import { compareDay } from './comparison.ts';
import type { attributes } from './content.ts';
import { Changes, WeeklyMeeting } from './panels.tsx';
import { Places } from './places.tsx';
import { NINE_TO_FIVE, parseDate } from './settings.ts';
import type { SharedDaylightState } from './store.ts';
import * as styles from './style.css.ts';
import { hoursText, spansText } from './text.ts';

type Props = ViewProps<SharedDaylightState, typeof attributes>;

/** The shared hours in words and as bars, then the form, then the meeting and clock changes. */
export function SharedDaylight({ store, attributes }: Props) {
  const state = useStore(store);
  return (
    <div className={`${base.root} ${base.card} ${styles.frame}`} part="card">
      <OverlapHeading state={state} />
      <Chart state={state} />
      <ChartTable state={state} />
      <Places state={state} />
      <Actions state={state} canCopy={attributes.ownsPage} />
      <div className={styles.columns}>
        <WeeklyMeeting state={state} />
        <Changes state={state} />
      </div>
      <div className={base.withoutScript}>
        <slot />
      </div>
    </div>
  );
}

function OverlapHeading({ state }: { state: SharedDaylightState }) {
  const { messages, plan, comparison, ownZone, change } = state;
  const [first] = plan.places;
  const hours = hoursText(state, comparison.minutes);
  const times = spansText(state, first, comparison.shared);
  return (
    <div className={styles.head}>
      <div role="status">
        <h2 className={`${base.heading} ${styles.sum}`} part="heading">
          <ChangingText>
            {hours ? interpolate(messages.together, { hours }) : messages.none}
          </ChangingText>
        </h2>
        <p className={base.soft}>
          <ChangingText>
            {hours
              ? interpolate(first.zone === ownZone ? messages.yourTime : messages.placeTime, {
                  times,
                  place: first.city,
                })
              : messages.apart}
          </ChangingText>
        </p>
        <NineToFive state={state} />
      </div>
      <label className={`${controls.label} ${base.onlyWithScript}`} part="label">
        {messages.date}
        <input
          type="date"
          value={plan.date}
          className={`${controls.input} ${styles.date}`}
          part="control"
          onChange={(event) => {
            const date = parseDate(event.currentTarget.value);
            if (date) change({ date });
          }}
        />
      </label>
    </div>
  );
}

/** Compares the chosen hours of the second place with nine to five there. */
function NineToFive({ state }: { state: SharedDaylightState }) {
  const { messages, plan, comparison } = state;
  const [first, second] = plan.places;
  if (!second || plan.places.length > 2) return null;
  const { minutes } = compareDay([first, { ...second, ...NINE_TO_FIVE }], Date.parse(plan.date));
  if (minutes >= comparison.minutes) return null;
  const hours = hoursText(state, minutes) || messages.none;
  return (
    <p className={base.soft}>
      <ChangingText>{interpolate(messages.nineToFive, { place: second.city, hours })}</ChangingText>
    </p>
  );
}

function Actions({ state, canCopy }: { state: SharedDaylightState } & { canCopy: boolean }) {
  const { messages, plan, comparison } = state;
  const [place] = plan.places;
  const { minutes, shared, work } = comparison;
  const request = interpolate(messages.request, {
    times: spansText(state, place, minutes ? shared : (work[0] ?? [])),
    place: place.city,
  });
  return (
    <div className={controls.actions} part="actions">
      <a
        href={`${__SITE_URL__}/get-matched#hiringFor=${encodeURIComponent(request)}`}
        className={controls.button.primary}
        part="button-primary"
      >
        {messages.ask}
      </a>
      {canCopy && (
        <CopyButton
          text={() => linkTo(plan)}
          label={messages.copy}
          copied={messages.copied}
          notCopied={messages.notCopied}
        />
      )}
    </div>
  );
}
