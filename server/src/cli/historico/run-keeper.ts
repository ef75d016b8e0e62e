import { availableParallelism } from 'node:os'
import type { Config } from '../../config.ts'
import { Problem } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { type HistoryRun, silentSince } from '../../service/operation/history-run.ts'
import type { HistoryRunStore } from '../../store/operation/history-run.ts'
import type { HistoryPace } from './history-pace.ts'
import type { OtherLoad } from './other-load.ts'
import { otherHistory } from './lock-history.ts'
import { expectRoom } from './room.ts'

/** How often to say how far it is, and to look at what may stop it. */
const LOOK_MS = 2_000
/** While it waits, it looks more often: a second at most is lost. */
const WAIT_MS = 1_000
/** Others that use more of the processors than this are busy; the service at rest uses none. */
const BUSY_SHARE = 0.5
/** Who is always busy must not stop it for good: after so long, it goes on until the next look. */
const LONGEST_YIELD_MS = 60_000

/** How often to give a sign of life, also in a long download: silence means that it was killed. */
const BEAT_MS = 15_000

interface RunKeeperDeps {
  store: HistoryRunStore
  config: Config
  clock: Clock
  sleep: Sleep
  signal: AbortSignal
  otherLoad: OtherLoad
  /** Whether there is a service to yield to on this machine. */
  hasService: () => Promise<boolean>
  /** Whether a lock keeps other runs away; without one, their signs of life do. */
  isLocked: boolean
  pace: HistoryPace
}

/** Says in the archive how far the command is, and makes it wait: by request, and while the machine is busy. */
export interface RunKeeper {
  month(mes: string): void
  /** How long the rest takes, in milliseconds. */
  left(ms: number | null): void
  monthDone(): void
  /** Awaited between transactions. @throws Problem when the disk fills */
  between(): Promise<void>
  end(isDone: boolean): Promise<void>
  /** `why`: what was thrown. */
  stop(why: unknown): Promise<void>
}

export async function keepRun(
  span: { de: string; ate: string; meses: number },
  { store, config, clock, sleep, signal, otherLoad, hasService, isLocked, pace }: RunKeeperDeps,
): Promise<RunKeeper> {
  const began = clock().toISOString()
  const run: HistoryRun = {
    estado: 'trazendo',
    ...span,
    mes: null,
    meses_prontos: 0,
    falta_ms: null,
    motivo: null,
    comecou_em: began,
    visto_em: began,
  }
  let lookedAt = 0
  if (!isLocked && !(await store.claim(run, silentSince(clock())))) throw otherHistory('o acervo')
  await store.begin(run)
  // What is wrong with the archive is told by the next look.
  const beating = setInterval(() => void say(run.estado).catch(() => {}), BEAT_MS)
  beating.unref()

  return {
    month: (mes) => void (run.mes = mes),
    left: (ms) => void (run.falta_ms = ms),
    monthDone: () => void run.meses_prontos++,
    async between() {
      if (clock().getTime() - lookedAt < LOOK_MS) return
      await expectRoom(config)
      const begun = clock().getTime()
      for (;;) {
        const estado = await stateAfter(begun)
        await say(estado)
        if (estado === 'trazendo') break
        await sleep(WAIT_MS, signal)
      }
      lookedAt = clock().getTime()
      pace.waited(lookedAt - begun)
    },
    async end(isDone) {
      clearInterval(beating)
      run.motivo = isDone ? null : 'Parte ficou para depois: o mesmo comando a traz.'
      await say(isDone ? 'terminado' : 'parado')
    },
    async stop(why) {
      clearInterval(beating)
      run.motivo =
        why instanceof Problem ? why.message : 'Foi interrompido; o mesmo comando continua.'
      // Where another run has taken its place, there is nothing to say.
      await say('parado').catch(() => {})
    },
  }

  async function stateAfter(begun: number): Promise<HistoryRun['estado']> {
    if (await store.isPauseAsked()) return 'pausado'
    const isBusy = otherLoad() > availableParallelism() * BUSY_SHARE && (await hasService())
    return isBusy && clock().getTime() - begun < LONGEST_YIELD_MS ? 'cedendo' : 'trazendo'
  }

  async function say(estado: HistoryRun['estado']): Promise<void> {
    Object.assign(run, { estado, visto_em: clock().toISOString() })
    if (estado === 'parado' || estado === 'terminado')
      Object.assign(run, { mes: null, falta_ms: null })
    if (!(await store.note(run))) throw otherHistory('o acervo')
  }
}
