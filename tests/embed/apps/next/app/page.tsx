import { Carousel, DiscoveryCall } from '@daybreak/widgets/react';
import { CountedWizard } from './counted-wizard';

/** A server component with elements that need no script of the partner's, and one that does. */
export default function Page() {
  return (
    <>
      <h1>Hire with us</h1>
      <CountedWizard />
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
