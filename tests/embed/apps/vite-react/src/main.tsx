import { Carousel, DiscoveryCall, GetMatched } from '@daybreak/widgets/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const messages = { submit: 'Send it' };

function App() {
  const [isShown, show] = useState(true);
  const [ready, setReady] = useState(0);
  const [steps, setSteps] = useState(0);
  const [successes, setSuccesses] = useState(0);
  return (
    <>
      <output>
        {ready} ready, {steps} steps, {successes} successes
      </output>
      <button type="button" onClick={() => show(!isShown)}>
        Show or hide
      </button>
      {isShown && (
        <GetMatched
          partner="acme"
          campaign="autumn"
          forRole="dev"
          messages={messages}
          onHireReady={() => setReady((before) => before + 1)}
          onHireStep={() => setSteps((before) => before + 1)}
          onHireSuccess={() => setSuccesses((before) => before + 1)}
        >
          <a href="https://example.com/get-matched">Get matched</a>
        </GetMatched>
      )}
      <Carousel label="What people say" interval={0}>
        <p>First slide</p>
        <p>Second slide</p>
      </Carousel>
      <a href="https://example.com/call" data-hire-open="discovery-call">
        Book a call
      </a>
      <DiscoveryCall partner="acme" scheduleUrl="https://example.com/call" />
    </>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
