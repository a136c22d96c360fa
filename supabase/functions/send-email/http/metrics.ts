import type { Metric } from '../store/store.ts';

const PREFIX = 'send_email_';

/** The type and the meaning of each metric of `intake.metrics`. */
const metrics: Readonly<Record<string, readonly [type: 'gauge' | 'counter', help: string]>> = {
  waiting: ['gauge', 'Deliveries that are not sent yet.'],
  oldest_waiting_seconds: ['gauge', 'How long the oldest of them has been waiting.'],
  delivered_total: ['counter', 'Deliveries that were sent.'],
  failed: ['gauge', 'Deliveries that failed for good and are not discarded.'],
  held: ['gauge', 'Forms that are held as spam.'],
  refused_total: ['counter', 'Requests that were refused.'],
  since_drain_seconds: ['gauge', 'The time since the last call of /drain.'],
};

/** Whether the caller prefers the text format, as Prometheus does, over JSON. */
export function wantsMetrics({ headers }: Request): boolean {
  return /text\/plain|openmetrics-text/.test(headers.get('accept') ?? '');
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
export function formatMetrics(values: readonly Metric[]): string {
  return Object.entries(metrics)
    .flatMap(([name, [type, help]]) => [
      `# HELP ${PREFIX}${name} ${help}`,
      `# TYPE ${PREFIX}${name} ${type}`,
      ...values.filter((metric) => metric.name === name).map(formatSample),
    ])
    .concat('')
    .join('\n');
}

function formatSample({ name, value, ...labels }: Metric): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${PREFIX}${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
}
