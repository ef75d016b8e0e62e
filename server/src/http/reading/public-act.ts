import type { FastifyInstance } from 'fastify'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { type WebPage, sendPage } from '../page.ts'
import { type PublicReadingDeps, countReading, sendPublic } from './send-public.ts'
import type { ApiService } from '../service.ts'
import { actDocument } from './act-document.ts'
import { type ShownAct, isListed } from './shown-act.ts'
import { ACT_PATH, EDITION_PATH } from './site.ts'

const UNKNOWN: WebPage = {
  title: 'Este ato não está no acervo',
  paragraphs: ['O endereço pode ter sido digitado errado, ou o link pode estar incompleto.'],
  button: null,
  links: [{ href: EDITION_PATH, text: 'Todas as edições' }],
}

/** Acts for anybody. */
export function publicActs(app: FastifyInstance, deps: PublicReadingDeps): void {
  app.get<{ Params: { id: string } }>(`${ACT_PATH}/:id`, async (request, reply) => {
    await countReading(request, reply, deps, ACT_PATH)
    const act = await readAct(deps.queries, request.params.id)
    if (act === null) return sendPage(reply, 404, UNKNOWN)
    const today = brasiliaDate(deps.clock())
    const isShownToEngines = isListed(act) && deps.isIndexed
    return sendPublic(request, reply, actDocument(act, deps, today), isShownToEngines)
  })
}

async function readAct({ publications }: ApiService['queries'], id: string) {
  const answer = await publications.readStructured(id)
  if (answer === null) return null
  return (JSON.parse(new TextDecoder().decode(answer.utf8)) as { dados: ShownAct }).dados
}
