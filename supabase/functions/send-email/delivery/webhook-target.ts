import { Webhook } from 'standardwebhooks';
import { post } from './post.ts';
import type { Target } from './target.ts';

const MAX_CONCURRENT = 4;

interface WebhookOptions {
  readonly url: string;
  /** Each `whsec_` followed by a key in Base64. */
  readonly secrets: readonly string[];
  readonly deadlineMs: number;
}

/**
 * Posts each submission as JSON, signed as specified by https://www.standardwebhooks.com: once with each
 * secret, so that the receiver can replace its own at any time.
 */
export function createWebhookTarget({ url, secrets, deadlineMs }: WebhookOptions): Target<string> {
  const webhooks = secrets.map((secret) => new Webhook(secret));
  return {
    name: 'webhook',
    maxConcurrent: MAX_CONCURRENT,
    gapMs: 0,
    compose: async ({ submission }) =>
      JSON.stringify({ type: 'lead.created', timestamp: submission?.createdAt, data: submission }),
    send(body, id) {
      const sentAt = new Date();
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': webhooks.map((each) => each.sign(id, sentAt, body)).join(' '),
      };
      return post(url, { headers, body, deadlineMs });
    },
  };
}
