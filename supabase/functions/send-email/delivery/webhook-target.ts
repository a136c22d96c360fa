import { Webhook } from 'standardwebhooks';
import { post } from './post.ts';
import type { Target } from './target.ts';

const MAX_CONCURRENT = 4;

interface WebhookOptions {
  readonly url: string;
  /** `whsec_` followed by a key in Base64. */
  readonly secret: string;
  readonly deadlineMs: number;
}

/** Posts each submission as JSON, signed as specified by https://www.standardwebhooks.com. */
export function createWebhookTarget({ url, secret, deadlineMs }: WebhookOptions): Target<string> {
  const webhook = new Webhook(secret);
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
        'webhook-signature': webhook.sign(id, sentAt, body),
      };
      return post(url, { headers, body, deadlineMs });
    },
  };
}
