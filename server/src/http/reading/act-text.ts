import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import type { StructureBlock } from '../../gazette/structure.ts'
import { escapeHtml } from '../../lib/text/escape-html.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { withoutHeading } from '../../search/snippet/excerpts.ts'
import { TABLE_STYLE, renderTable } from './act-table.ts'
import { type RenderStretch, stretchRenderer } from './stretch.ts'

/** Of the text of an act: headings within it, who signs, what stands aside, and tables. */
export const ACT_TEXT_STYLE = `
.text{margin-top:20px;font:1.0625rem/1.65 Source Serif,Georgia,serif}
.text p{margin:0 0 .8em;white-space:pre-wrap;overflow-wrap:anywhere}
.text h2{margin:1.4em 0 .6em;font:inherit;font-weight:700;overflow-wrap:anywhere}
.text .ementa{margin-left:30%;color:var(--quiet)}
.text .assina,.text .assinaPr{margin:1.6em 0 0;font-weight:600;text-align:center}
.text .cargo{text-align:center}
.text :is(.assina,.assinaPr)+:not(.assina,.assinaPr,.cargo){margin-top:1.6em}
@media (max-width:40rem){.text .ementa{margin-left:0;padding-left:14px;border-left:2px solid var(--line)}}${TABLE_STYLE}`

/** The text as its source sets it, without its heading; CPFs are masked. */
export function renderActText(
  act: Pick<PublicationDetail, 'titulo' | 'conteudo_completo' | 'estrutura'>,
): string {
  const { titulo, conteudo_completo: text } = act
  const shown = maskCpfs(text)
  if (!act.estrutura) return renderLines(withoutHeading(shown, maskCpfs(titulo)))
  const { blocos } = act.estrutura
  const heading = text.startsWith(titulo) ? Array.from(titulo).length : 0
  const below = blocos.filter(({ fim }) => fim > heading)
  const renderStretch = stretchRenderer(shown)
  let tables = 0
  return (below.length === 0 ? blocos : below)
    .map((block) =>
      block.tipo === 'tabela'
        ? renderTable(block, ++tables, renderStretch)
        : renderBlock(block, renderStretch),
    )
    .join('\n')
}

/** Of an act whose structure an older program did not keep. */
function renderLines(text: string): string {
  const lines = text.split(/\n+/)
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
}

/** Classes of the source that the style knows. */
const CLASSES = new Set(['ementa', 'assina', 'assinaPr', 'cargo'])

function renderBlock(block: StructureBlock, renderStretch: RenderStretch): string {
  const { tipo, classe, inicio, fim, estilos } = block
  const renderText = () => renderStretch(inicio, fim, estilos)
  if (tipo === 'titulo') return `<h2>${renderText()}</h2>`
  return classe !== null && CLASSES.has(classe)
    ? `<p class="${escapeHtml(classe)}">${renderText()}</p>`
    : `<p>${renderText()}</p>`
}
