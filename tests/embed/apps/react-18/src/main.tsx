import '@daybreak/widgets/define';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Counted = 'ready' | 'step' | 'success';

/** React 18 has no properties and no events of custom elements, so an effect sets them. */
function Wizard({ onCount }: { onCount: (name: Counted) => void }) {
  const wizard = useRef<HTMLElementTagNameMap['hire-get-matched']>(null);
  useEffect(() => {
    const element = wizard.current;
    if (!element) return;
    const stop = new AbortController();
    element.forRole = 'dev';
    element.messages = { submit: 'Send it' };
    for (const name of ['ready', 'step', 'success'] as const) {
      element.addEventListener(`hire-${name}`, () => onCount(name), stop);
    }
    return () => stop.abort();
  }, [onCount]);
  return (
    <hire-get-matched ref={wizard} partner="acme" campaign="autumn">
      <a href="https://example.com/get-matched">Get matched</a>
    </hire-get-matched>
  );
}

function App() {
  const [isShown, show] = useState(true);
  const [counts, setCounts] = useState({ ready: 0, step: 0, success: 0 });
  const count = useRef((name: Counted) =>
    setCounts((before) => ({ ...before, [name]: before[name] + 1 })),
  ).current;
  return (
    <>
      <output>
        {counts.ready} ready, {counts.step} steps, {counts.success} successes
      </output>
      <button type="button" onClick={() => show(!isShown)}>
        Show or hide
      </button>
      {isShown && <Wizard onCount={count} />}
      <hire-carousel label="What people say" interval={0}>
        <p>First slide</p>
        <p>Second slide</p>
      </hire-carousel>
      <a href="https://example.com/call" data-hire-open="discovery-call">
        Book a call
      </a>
      <hire-discovery-call partner="acme" schedule-url="https://example.com/call" />
    </>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
