import type { BrowserContext, Page } from '@playwright/test'
import type { Exported } from '../service.ts'
import { type SharedService, enter } from '../story.ts'
import { type Misfit, answerActs, keepActs, misfits } from './in-page.ts'

/** Widths of windows; the printable area of A4. */
const LOOKS = [
  ...[390, 768, 1024, 1440].map((width) => ({
    name: `${width} px`,
    width,
    media: 'screen' as const,
  })),
  { name: 'A4', width: 642, media: 'print' as const },
]
/** Painting pixels takes time, and nobody looks at them. */
const LOW = 120
/** The most letters and acts to lay out together: more take the browser long. */
const LETTERS = 300_000
const ACTS = 100

export interface Unfit extends Misfit {
  look: string
}

/** A page with a session, which gets acts by the hundred. */
export async function openReader(context: BrowserContext, service: SharedService): Promise<Page> {
  await context.addInitScript(answerActs)
  const page = await context.newPage()
  await enter(page, service)
  await page.goto(service.url)
  await page.getByRole('navigation', { name: 'Páginas' }).first().waitFor()
  return page
}

/** Opens every act at every width and on paper; returns those that do not fit. */
export async function fitAll(
  page: Page,
  service: SharedService,
  acts: Exported[],
  onProgress: (done: number) => void = () => {},
): Promise<Unfit[]> {
  const faults: Unfit[] = []
  const add = (look: string, found: Misfit[]) =>
    faults.push(...found.map((misfit) => ({ ...misfit, look })))
  let done = 0
  for (const batch of batchesOf(acts)) {
    await page.evaluate(
      (given) => {
        window.acts = new Map(given.map((act) => [act.id, act]))
      },
      await service.whole(batch),
    )
    add(
      'open',
      await page.evaluate(
        keepActs,
        batch.map(({ id }) => id),
      ),
    )
    for (const { name, width, media } of LOOKS) {
      await page.setViewportSize({ width, height: LOW })
      await page.emulateMedia({ media })
      add(name, await page.evaluate(misfits, media === 'print'))
    }
    onProgress((done += batch.length))
  }
  return faults
}

function batchesOf(acts: Exported[]): Exported[][] {
  const batches: Exported[][] = []
  let room = 0
  for (const act of acts) {
    room -= act.conteudo_completo.length
    const last = batches.at(-1)
    if (last && room > 0 && last.length < ACTS) last.push(act)
    else {
      batches.push([act])
      room = LETTERS - act.conteudo_completo.length
    }
  }
  return batches
}
