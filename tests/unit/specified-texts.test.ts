import { expect, test } from 'vitest';
import { steps } from '../../widgets/get-matched/content.ts';
import { interpolate } from '../../widgets/kit/element/interpolate.ts';
import { apply, booking, discoveryCall, getMatched, newsletterPanel } from '../messages.ts';

// The sentences that the specification fixes. All other tests import their texts from the product.

test('the wizard has the texts of the specification', () => {
  expect(interpolate(getMatched.stepOf, { step: 3, of: steps.length })).toBe('Step 3 of 9');
  expect(getMatched).toMatchObject({
    previous: 'Previous',
    next: 'Next',
    submit: 'Submit',
    allSet: "You're All Set.",
    bookCall: 'Book a Call',
    notices: {
      failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
      success: {
        title: 'Success!',
        text: "We'll be in touch shortly with your personalized match.",
      },
    },
  });
});

test('the application has the texts of the specification', () => {
  expect(apply).toMatchObject({
    errorSummary: { missing: 'Please fill in all required fields' },
    notices: {
      wrongFile: { title: 'Invalid file type', text: 'Please upload a PDF file.' },
      failure: { title: 'Error', text: 'Failed to submit application. Please try again.' },
      success: {
        title: 'Application submitted!',
        text: "We'll review your application and get back to you within 3-5 business days.",
      },
    },
  });
});

test('the discovery call has the texts of the specification', () => {
  expect(discoveryCall).toMatchObject({
    titles: {
      details: "Let's get to know you",
      needs: 'Tell us about your needs',
      thanks: "Thanks! We'll be in touch soon",
      schedule: 'Pick a time that works for you',
    },
    next: 'Continue',
    back: 'Back',
    notices: {
      missing: { title: 'Please fill in all required fields' },
      failure: { title: 'Error', text: 'Failed to submit form. Please try again.' },
    },
  });
  expect(booking.title).toContain('30-minute');
});

test('the newsletter has the texts of the specification', () => {
  expect(newsletterPanel).toMatchObject({
    welcome: 'Welcome aboard!',
    subscribed: "You're now subscribed to our newsletter.",
    whatNext: 'Expect your first insights soon!',
    notices: {
      missing: { text: 'Please enter your email' },
      failure: { title: 'Error', text: 'Failed to subscribe. Please try again.' },
    },
  });
});
