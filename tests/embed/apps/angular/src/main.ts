import '@daybreak/widgets/define';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

@Component({
  selector: 'partner-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <output>{{ ready() }} ready, {{ steps() }} steps, {{ successes() }} successes</output>
    <button type="button" (click)="isShown.set(!isShown())">Show or hide</button>
    @if (isShown()) {
      <hire-get-matched
        [partner]="'acme'"
        [campaign]="'autumn'"
        [forRole]="'dev'"
        [messages]="messages"
        (hire-ready)="ready.set(ready() + 1)"
        (hire-step)="steps.set(steps() + 1)"
        (hire-success)="successes.set(successes() + 1)"
      >
        <a href="https://example.com/get-matched">Get matched</a>
      </hire-get-matched>
    }
    <hire-carousel label="What people say" interval="0">
      <p>First slide</p>
      <p>Second slide</p>
    </hire-carousel>
    <a href="https://example.com/call" data-hire-open="discovery-call">Book a call</a>
    <hire-discovery-call partner="acme" schedule-url="https://example.com/call"></hire-discovery-call>
  `,
})
class PartnerApp {
  readonly messages = { submit: 'Send it' };
  readonly isShown = signal(true);
  readonly ready = signal(0);
  readonly steps = signal(0);
  readonly successes = signal(0);
}

bootstrapApplication(PartnerApp);
