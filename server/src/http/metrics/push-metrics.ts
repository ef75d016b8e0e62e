import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Backlog } from '../../webhooks/backlog.ts'
import type { TurnReport } from '../../webhooks/dispatch/turn.ts'

/** From a quiet night to a morning after an outage. */
const LAG_BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1_800]

/** The state of the push pipeline, as its threads report it. */
export function createPushMetrics(metrics: Registry) {
  const registers = [metrics]
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `arauto_webhook_${name}`, help, registers })
  const attempts = new Counter({
    name: 'arauto_webhook_attempts_total',
    help: 'Attempts to deliver, by outcome: entregue, or the class of the error',
    labelNames: ['outcome'],
    registers,
  })
  const lag = new Histogram({
    name: 'arauto_webhook_lag_seconds',
    help: 'How late attempts begin',
    buckets: LAG_BUCKETS_S,
    registers,
  })
  const deactivated = new Counter({
    name: 'arauto_webhook_deactivated_total',
    help: 'Webhooks that went inactive because their receivers failed',
    registers,
  })
  const crashes = new Counter({
    name: 'arauto_webhook_crashes_total',
    help: 'How often a part of the push pipeline failed and began anew',
    labelNames: ['role'],
    registers,
  })
  const inFlight = gauge('in_flight', 'Attempts under way')
  const events = gauge('events_waiting', 'Events that nobody was told of yet')
  const pending = gauge('deliveries_pending', 'Deliveries that have a next attempt')
  const overdue = gauge('overdue_seconds', 'For how long the earliest attempt has been due')
  const mails = new Gauge({
    name: 'arauto_mails_waiting',
    help: 'Mails in the outbox that were not sent yet',
    registers,
  })
  const mailEvents = new Counter({
    name: 'arauto_mail_events_total',
    help: 'What became of mails: sent, deferred, gave_up; unreachable: the server could not be used',
    labelNames: ['event'],
    registers,
  })

  return {
    mail: (event: string) => mailEvents.inc({ event }),
    turn(of: TurnReport): void {
      for (const [outcome, count] of Object.entries(of.attempts)) attempts.inc({ outcome }, count)
      for (const seconds of of.lags) lag.observe(seconds)
      deactivated.inc(of.deactivated)
      inFlight.set(of.inFlight)
    },
    crashed: (role: string) => crashes.inc({ role }),
    backlog(of: Backlog): void {
      events.set(of.events)
      pending.set(of.pending)
      overdue.set(of.overdue)
      mails.set(of.mails)
    },
  }
}
