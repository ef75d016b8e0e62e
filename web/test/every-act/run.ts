import { chromium } from '@playwright/test'
import { everyEdition, startService } from '../service.ts'
import { acceptFirst } from '../story.ts'
import { fitAll, openReader } from './fitting.ts'

/*
 * Opens every act of every edition at 390, 768, 1024 and 1440 px and as A4, and reports what does
 * not fit: npm run page:every-act. Only every eighth act: npm run page:every-act -- 8
 */

const [step = '1'] = process.argv.slice(2)

await using service = await startService({}, everyEdition)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
const first = await browser.newPage({ locale: 'pt-BR' })
await acceptFirst(first, service)
await first.close()
const acts = (await service.acts()).filter((_, at) => at % Number(step) === 0)
const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
const page = await openReader(context, service)
const begin = performance.now()
const unfit = await fitAll(page, service, acts, (done) => {
  const seconds = Math.round((performance.now() - begin) / 1_000)
  process.stderr.write(`${done} of ${acts.length} acts, ${seconds} s\n`)
})
await browser.close()
for (const { id, look, fault } of unfit) process.stdout.write(`${id} ${look}: ${fault}\n`)
process.stdout.write(`${acts.length} acts, ${unfit.length} that do not fit\n`)
process.exitCode = unfit.length > 0 ? 1 : 0
