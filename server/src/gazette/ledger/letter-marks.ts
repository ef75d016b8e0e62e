import { EXTRA_SECTIONS } from '../sections.ts'
import { isArchived } from './coverage.ts'
import type { LedgerRow, SectionMark } from './ledger.ts'
import { type Editions, missingLetters } from './missing-letters.ts'

/** What is known of an extra section of a day. */
export interface ExtraSection extends Pick<
  LedgerRow,
  'data' | 'pub_name' | 'estado' | 'motivo' | 'ultimo_erro'
> {
  /** Whether the source offers the file, which then will be fetched. */
  isListed: boolean
}

/**
 * The marks that the ledger lacks for extra editions: for those that the letters of others prove, and for
 * marked ones that have arrived. Nobody knows the section of a missing edition, so its mark goes to the
 * first one that the day lacks.
 */
export function letterMarks(editions: Editions, sections: ExtraSection[]): SectionMark[] {
  const missing = Map.groupBy(missingLetters(editions), ({ data }) => data)
  const known = Map.groupBy(sections, ({ data }) => data)
  return [...new Set([...missing.keys(), ...known.keys()])].sort().flatMap((data) => {
    const holes = missing.get(data)?.map(({ numero }) => numero) ?? []
    return marksOfDay(data, holes, known.get(data) ?? [])
  })
}

function marksOfDay(data: string, holes: string[], sections: ExtraSection[]): SectionMark[] {
  const find = (name: string) => sections.find(({ pub_name }) => pub_name === name)
  const isOpen = (name: string) => {
    const section = find(name)
    return section === undefined || !(isArchived(section.estado) || section.isListed)
  }
  const missing = holes.length > 0 ? (EXTRA_SECTIONS.find(isOpen) ?? EXTRA_SECTIONS[0]) : null
  return EXTRA_SECTIONS.flatMap((pubName): SectionMark[] => {
    const section = find(pubName)
    const mark = { data, pubName }
    if (pubName === missing) {
      const mensagem = lettersPast(holes)
      const isTold = section?.motivo === ABSENT.motivo && section.ultimo_erro === mensagem
      return isTold ? [] : [{ ...mark, ...ABSENT, mensagem }]
    }
    if (section?.motivo !== ABSENT.motivo || section.isListed) return []
    const mensagem = isArchived(section.estado) ? null : COMPLETE
    return [{ ...mark, estado: 'sem_edicao', motivo: null, mensagem }]
  })
}

const ABSENT = { estado: 'falha', motivo: 'secao_ausente' } as const
const COMPLETE = 'Não há outra edição extra neste dia: as letras são seguidas.'

function lettersPast(numbers: string[]): string {
  const they = numbers.length === 1 ? 'está a edição extra' : 'estão as edições extras'
  return `Não ${they} ${numbers.join(', ')}, embora uma de letra posterior esteja no acervo.`
}
