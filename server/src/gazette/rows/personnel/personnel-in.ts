import { maskCpfs } from '../../../printed/mask-cpf.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { levelCodeIn } from '../slots/level-code-slot.ts'
import { registrationsIn } from '../slots/registration-slot.ts'
import { vacancyCodeIn } from '../slots/vacancy-slot.ts'
import { COMMITTEES, GROUP, isOfGroup } from './committees.ts'
import { corrects, correctionsIn, partedAtCorrections } from './corrections.ts'
import { isHeir, isOfHeirs, lateServant } from './heirs.ts'
import { ITEM_MARK } from './item-mark.ts'
import { labelledCells } from './labelled-lines.ts'
import { listHeading, toldBelow, withoutOwn } from './list-headings.ts'
import { ITEM_LEAD, isPlaceAndDay, leadColumns, listedIn, tellsOffice } from './listed-items.ts'
import { type MovementVerb, movementKindOf, movementVerbsIn } from './movement-verbs.ts'
import type { MovementRead, MovementReadings } from './movement.ts'
import { everyNameIn, nameAhead, nameFrom, nameAtEnd, personNamesIn } from './person-names.ts'
import { roleColumns } from './person-role.ts'
import { replacementIn } from './replacements.ts'
import { toldRespectively } from './respectively.ts'
import {
  type PersonCell,
  type PersonRow,
  hasVerbHeads,
  readPersonTable,
  recordName,
  verbCells,
} from './person-tables.ts'
import {
  type PersonnelText,
  type PersonnelUnit,
  type ActPiece,
  personnelUnits,
} from './personnel-units.ts'
import { readCells, verbCellColumns } from './read-cells.ts'
import { type MovementClause, isToldByNumber, personsOf, refersBack } from './persons-of-clause.ts'
import { effectColumns } from './effect-of-movement.ts'
import { readMovement } from './read-movement.ts'
import { groupIn, withoutOwnOffice } from './unit-of-movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Reorganisations name some hundreds of persons. */
const MOST = 5_000

/**
 * The movements of persons that an act tells, in the order of the text. CPFs are masked before anything is read,
 * and a mask is as long as what it hides: no value can hold one, and no offset moves. Time is linear in the text.
 */
export function personnelIn({ conteudo_completo, assinatura }: PersonnelText): MovementRead[] {
  const text = maskCpfs(conteudo_completo)
  const units = personnelUnits({ conteudo_completo: text, assinatura })
  const heirs = new Set<string>()
  let before: { section: number; stem: Stem | null } | null = null
  const movements = units.flatMap((unit) => {
    if (corrects(text, unit)) {
      const [pieces, corrections] = partedAtCorrections(text, unit)
      const others = new MovementReader(text, { ...unit, pieces }, null).read()
      return [...others, ...correctionsIn(text, { ...unit, pieces: corrections })]
    }
    // Numbered items may stand below a stem: `Autorizar o afastamento dos seguintes: Nº 253 FULANA …`.
    const stem = before?.section === unit.section ? before.stem : null
    const reader = new MovementReader(text, unit, stem)
    const read = reader.read()
    before = { section: unit.section, stem: reader.stem }
    for (const name of reader.heirs) heirs.add(name)
    return read
  })
  const isOfHeir = ({ columns }: MovementRead) => heirs.has(columns.pessoa_nome?.value ?? '')
  return movements.filter((movement) => !isOfHeir(movement)).slice(0, MOST)
}

/** A clause that names nobody itself: a list or a table follows. */
interface Stem extends MovementClause {
  piece: ActPiece
  /** What lines between the stem and its list say: `Cargo: …`, `LOTAÇÃO: …`. */
  told: MovementReadings
  /** The date above the names. */
  dated: MovementReadings
  count: number
  /** Whether a committee is told of. */
  group: boolean
  isNamed: boolean
  /** What else is done to the same persons: `Agregar …, licenciar … e incluir na reserva os militares abaixo`. */
  earlier: Stem[]
}

/** Reads the movements of one act; keeps the stem that lists belong to. */
class MovementReader {
  readonly #text: string
  readonly #unit: PersonnelUnit
  readonly #movements: MovementRead[] = []
  #stem: Stem | null
  /** A verb whose objects are told below it: `autoriza:`. */
  #alone: MovementVerb | null = null
  /** Whom labelled lines tell of. */
  #record: PersonRow | null = null
  /** Whom the last movement was about, for `nomeá-la`. */
  #last: SlotReading<string>[] | null = null
  /** Whom tables name as heirs: who asks for something in one list may be the heir in another. */
  readonly heirs: string[] = []
  /** The committee that the act makes. */
  #group: SlotReading<string> | null = null
  /** The late servant of whom the last row of a pension is. */
  #late: string | null = null

  constructor(text: string, unit: PersonnelUnit, stem: Stem | null) {
    this.#text = text
    this.#unit = unit
    this.#stem = stem
  }

  /** What the next act may be a list of. */
  get stem(): Stem | null {
    return this.#stem
  }

  read(): MovementRead[] {
    const { pieces } = this.#unit
    for (let at = 0; at < pieces.length; at++) {
      if (this.#readsLabels(pieces[at]!)) continue
      if (!pieces[at]!.isTable) {
        this.#readPiece(pieces[at]!)
        continue
      }
      const from = at
      while (pieces[at + 1]?.isTable) at++
      this.#readTable(pieces.slice(from, at + 1))
    }
    this.#addRecord()
    return this.#movements
  }

  /** Lines that tell of one person by labels are as a row of a table; the name begins one. */
  #readsLabels(piece: ActPiece): boolean {
    const stem = this.#stem
    const cells = stem && !piece.isTable ? labelledCells(this.#text, piece) : []
    const name = recordName(cells)
    if (name || cells.length === 0) this.#addRecord()
    if (name) this.#record = { name, cells, piece }
    else if (this.#record && cells.length > 0) {
      this.#record.cells.push(...cells)
      this.#record.piece = { ...this.#record.piece, end: piece.end }
    }
    return this.#record !== null
  }

  #addRecord(): void {
    const record = this.#record
    this.#record = null
    if (record && this.#stem) this.#addRow(this.#stem, record, null)
  }

  #readPiece(piece: ActPiece): void {
    if (this.#readsReplacement(piece) || this.#tellsPresident(piece)) return
    const verbs = movementVerbsIn(this.#text, piece, piece.isAfterAuthority)
    const [first] = verbs
    if (!first && this.#alone) this.#readClause(this.#alone, piece, piece)
    else if (!first && this.#tellsWhen(piece)) return
    else if (!first && this.#endsList(piece)) this.#stem = null
    else if (!first) this.#readItems(piece)
    if (!first) return
    if (this.#readsGivenCode(first, piece)) return
    this.#alone = isAlone(this.#text, first, piece) ? first : null
    if (first.isBack && this.#stem) this.#readItem({ ...piece, end: first.start })
    // A later verb that moves nobody belongs to what is decided before it.
    const moving = verbs.filter((verb, i) => i === 0 || movementKindOf(this.#text, verb, piece.end))
    let isPaidToHeirs = false
    moving.forEach((verb, i) => {
      // `FULANA para exercer …, ficando dispensada …`: what is told before is the item's.
      const isBehindItem = verb.isBack && verb.start - piece.start > BEHIND_ITEM
      const start = i === 0 && !isBehindItem ? piece.start : verb.start
      const clause = { start, end: moving[i + 1]?.start ?? piece.end }
      // `… a pensão de SICRANA, e reverter a cota em favor de DILTRANO`
      isPaidToHeirs ||= isOfHeirs(this.#text, clause)
      this.#readClause(verb, clause, piece, isPaidToHeirs)
    })
  }

  #readClause(
    verb: MovementVerb,
    clause: Stretch,
    piece: ActPiece,
    isPaidToHeirs = isOfHeirs(this.#text, clause),
  ): void {
    const kind = movementKindOf(this.#text, verb, clause.end)
    if (kind === null) {
      this.#stem = null
      // `Homologar a desistência da candidata FULANA`, `e tornar sem efeito a nomeação da referida candidata`
      const named = personNamesIn(this.#text, clause)
      if (named.length === 1) this.#last = named
      return
    }
    // `Designar os servidores abaixo …, bem como delegar ao Chefe …`: what follows is told of the first.
    if (kind === 'delegacao' && this.#stem?.piece === piece) return
    const about = { kind, verb, clause, isOfHeirs: kind === 'pensao' || isPaidToHeirs }
    const names = personsOf(this.#text, about)
    const stem = this.#stemOf(about, piece)
    if (names.length > 0) {
      this.#addAll(stem, names)
      const isOpen = /[:;]\s*e?\s*$|abaixo|seguintes?:|anexo/iu.test(
        this.#text.slice(clause.start, clause.end),
      )
      this.#stem = isOpen ? { ...stem, isNamed: true } : null
      return
    }
    if (about.isOfHeirs) {
      this.#stem = stem
      return
    }
    if (this.#last && (verb.isBack || refersBack(this.#text, verb, clause))) {
      this.#addBack(stem)
      return
    }
    if (isOfGroup(verb.value)) this.#group = this.#groupOf(groupIn(this.#text, clause))
    if (kind === 'vacancia') this.#readsVacantCode(clause)
    if (isToldByNumber(this.#text, verb, clause)) this.#addNumbered(stem)
    else this.#stem = stem
  }

  /** Persons who are told by their numbers alone: `servidores matrículas nºs 912345 e 912346`. */
  #addNumbered(stem: Stem): void {
    const own = { start: stem.verb.end, end: stem.clause.end }
    const { columns, ...place } = this.#add(stem, null, own)
    for (const { number, kind } of registrationsIn(this.#text, own).slice(1))
      this.#movements.push({
        ...place,
        columns: { ...columns, matricula: number, matricula_tipo: kind },
      })
  }

  /** `Declarar vago o cargo de X, código de vaga 123456`, below whoever leaves it. */
  #readsVacantCode(clause: Stretch): void {
    const last = this.#movements.length === 1 ? this.#movements[0]!.columns : null
    if (!last || !LEAVES_VACANT.test(last.tipo_movimentacao?.value ?? '')) return
    last.vaga_codigo ??= vacancyCodeIn(this.#text, clause)
  }

  #stemOf(about: MovementClause, piece: ActPiece): Stem {
    const before = this.#stem?.piece === piece ? this.#stem : null
    const isShared =
      before?.isNamed === false &&
      before.kind + before.verb.value !== about.kind + about.verb.value &&
      DONE_TO_PERSONS.test(before.verb.value)
    const own = this.#text.slice(about.clause.start, about.clause.end)
    return {
      ...about,
      piece,
      told: {},
      dated: {},
      count: 0,
      group:
        about.kind === 'designacao' &&
        (GROUP.test(own) || OF_MEMBERS.test(own) || isOfGroup(about.verb.value)),
      isNamed: false,
      earlier: isShared ? [...before.earlier, before] : [],
    }
  }

  #addAll(stem: Stem, names: SlotReading<string>[]): void {
    const each = toldRespectively(this.#text, stem.clause, names)
    names.forEach((name, i) => {
      const end = names[i + 1]?.start ?? stem.clause.end
      const start = names.length === 1 ? this.#ownStart(stem) : name.start
      const before = this.#movements.at(-1)
      const row = this.#add({ ...stem, count: i }, name, { start, end })
      if (before && !row.columns.unidade && isInSameUnit(this.#text, { start, end }))
        row.columns.unidade = before.columns.unidade ?? null
      if (before && !row.columns.cargo_funcao && isOfSameOffice(this.#text.slice(start, end)))
        Object.assign(
          row.columns,
          picked(before.columns, OFFICE_COLUMNS),
          roleOfSame(before.columns, name),
        )
      Object.assign(row.columns, each?.[i])
    })
    this.#last = names
    for (const earlier of stem.earlier) this.#addBack(earlier)
  }

  /** An apostille tells first what it was, then what it is. */
  #ownStart({ verb, clause }: Stem): number {
    if (!/^apostil/iu.test(verb.value)) return clause.start
    const now = this.#text.slice(clause.start, clause.end).search(/para considerar/iu)
    return now === -1 ? clause.start : clause.start + now
  }

  /** The same persons again: `e nomeá-la para …`, `ficando dispensado da função que ocupa`. */
  #addBack(stem: Stem): void {
    const names = this.#last!
    const before = this.#movements.at(-1)?.columns ?? {}
    const isSame = before.pessoa_nome?.value === names[0]?.value
    const last = isSame ? before : {}
    for (const name of names) {
      const place = { ...stem, name, own: stem.clause, ordinal: 0 }
      const columns = readMovement(this.#text, place, this.#unit)
      const {
        matricula = null,
        matricula_tipo = null,
        cargo_efetivo = null,
        unidade = null,
      } = names.length === 1 ? last : {}
      const isGiven = /^(?:design|nome)ando/iu.test(stem.verb.value)
      if (isInSameUnit(this.#text, stem.clause)) columns.unidade = unidade
      this.#movements.push({
        ...stem.clause,
        columns: {
          ...columns,
          matricula,
          matricula_tipo,
          cargo_efetivo: isGiven ? cargo_efetivo : null,
          pessoa_papel: columns.pessoa_papel ?? null,
        },
        confidence: 'media',
      })
    }
  }

  /** `Substituir FULANA por SICRANO na Comissão …`: one leaves it, and the other joins. */
  #readsReplacement(piece: ActPiece): boolean {
    const replaced = replacementIn(this.#text, piece)
    if (!replaced) return false
    const { verb, leave, join } = replaced
    const clause = { start: leave[0]!.name.start, end: piece.end }
    const isOfMembers = GROUP.test(this.#text.slice(join.at(-1)!.name.end, piece.end))
    const each = [
      ...leave.map((one) => ({ ...one, kind: 'dispensa' as const })),
      ...join.map((one) => ({ ...one, kind: 'designacao' as const })),
    ]
    for (const { kind, name, own } of each) {
      const about = { kind, verb: { ...verb, kind, isBack: false }, clause, isOfHeirs: false }
      const { columns } = this.#add(this.#stemOf(about, piece), name, own)
      if (isOfMembers) Object.assign(columns, roleColumns('membro', name))
    }
    this.#stem = null
    return true
  }

  /** `A Comissão será presidida pela servidora FULANA`, whom it names as a member before. */
  #tellsPresident({ start, end }: ActPiece): boolean {
    const words = this.#text.slice(start, Math.min(end, start + 300))
    const lead = PRESIDED.exec(words)
    const name = lead && nameFrom(this.#text, { start: start + lead[0].length, end })
    const member = this.#movements
      .slice(-MOST_MEMBERS)
      .findLast(
        ({ columns }) =>
          columns.pessoa_papel?.value === 'membro' && columns.pessoa_nome?.value === name?.value,
      )
    if (!name || !member) return false
    member.columns.pessoa_papel = { start: name.start, end: name.end, value: 'presidente' }
    return true
  }

  /** `O afastamento da servidora ocorrerá no período de …`: when it is, behind who is away. */
  #tellsWhen(piece: ActPiece): boolean {
    if (!IS_AWAY.test(this.#text.slice(piece.start, piece.start + 60))) return false
    const read = effectIn(this.#text, piece)
    const away = this.#movements.filter(
      ({ columns }) => columns.tipo_movimentacao?.value === 'afastamento' && !columns.periodo_fim,
    )
    if (read?.from) for (const { columns } of away) Object.assign(columns, effectColumns(read))
    return read?.from !== null && away.length > 0
  }

  /** A list whose items were read ends where an article begins that is none of them. */
  #endsList({ start, end }: ActPiece): boolean {
    const words = this.#text.slice(start, Math.min(end, start + 300))
    if (!this.#stem || this.#stem.count === 0 || !/^\s*Art/u.test(words)) return false
    return nameAhead(this.#text, { start: start + ITEM_MARK.exec(words)![0].length, end }) === null
  }

  /** The items of a list, each on a line, or one behind the other: `FULANA, Analista; SICRANO, Técnico; …`. */
  #readItems(piece: ActPiece): void {
    if (!this.#stem) return
    const items = listedIn(this.#text, piece)
    const before = this.#movements.length
    for (const item of items) this.#readItem({ ...piece, ...item })
    if (items.length === 1) return
    // What the last one is told with is told of all.
    const shared = present(picked(this.#movements.at(-1)?.columns ?? {}, EFFECT_COLUMNS))
    for (const { columns } of this.#movements.slice(before))
      if (!columns.periodo_fim) Object.assign(columns, shared)
  }

  /** `Atribuir ao servidor a função gratificada FG1`: the code of what the last movement gave. */
  #readsGivenCode({ value, end }: MovementVerb, piece: ActPiece): boolean {
    const last = this.#movements.at(-1)?.columns
    if (!/^atribu/iu.test(value) || !last || !GIVEN_TO.test(this.#text.slice(end, end + 40)))
      return false
    const level = last.codigo ? null : levelCodeIn(this.#text, { start: end, end: piece.end })
    if (level)
      Object.assign(last, {
        codigo: level.code,
        sigla_funcao: level.acronym,
        nivel_funcao: level.level,
      })
    return level !== null
  }

  /** An item of a list below a stem, or a line that tells what the next ones share. */
  #readItem(piece: ActPiece): void {
    const stem = this.#stem
    if (!stem) return
    const words = this.#text.slice(piece.start, piece.end)
    const mark = ITEM_MARK.exec(words)?.[0].length ?? 0
    if (this.#readsHeading(stem, words.slice(mark), piece.start + mark)) return
    const start = piece.start + mark
    const soldier = SOLDIER.exec(words.slice(0, SOLDIER_REACH))?.[0].length ?? 0
    const end = Math.min(piece.end, start + soldier + ITEM_REACH)
    if (isPlaceAndDay(words)) return
    const name = this.#named(stem, { start, end }, piece)
    const lead = name ? words.slice(mark, name.start - piece.start) : ''
    if (!name || !(isItem(lead) || MILITARY_LEAD.test(lead) || tellsOffice(lead))) return
    // An act that is amended may name others, too.
    if (stem.verb.value.startsWith('passa') && !ITEM_LEAD.test(lead)) return
    const own = { start: piece.start + mark, end: piece.end }
    const ahead = leadColumns(this.#text, { start: own.start, end: name.start }, name)
    for (const each of [...stem.earlier, stem]) {
      const row = this.#add({ ...each, piece: piece.force ? piece : stem.piece }, name, own)
      const read = present(row.columns)
      const above = withoutOwn(this.#toldBy(stem, each), read, { start: name.end, end: own.end })
      // Above a titular and an alternate stands whom they sit for.
      if (ahead.pessoa_papel && !above.pessoa_papel) delete above.unidade
      row.columns = { ...read, ...above, ...ahead }
    }
    stem.count++
    this.#last = [name]
  }

  /** What stands above an item; a date alone only where its verb tells of one. */
  #toldBy({ told, dated }: Stem, { clause }: Stem): MovementReadings {
    const isDated = DATED_ABOVE.test(this.#text.slice(clause.start, clause.end))
    return isDated ? { ...told, ...dated } : told
  }

  /** Whom an item is about; of what heirs are paid, the late servant, and once. */
  #named(stem: Stem, item: Stretch, piece: Stretch): SlotReading<string> | null {
    if (!stem.isOfHeirs && !isOfHeirs(this.#text, piece)) {
      const words = this.#text.slice(item.start, Math.min(item.end, item.start + 30))
      const role = ROLE_AHEAD.exec(words)?.[0].length ?? 0
      const name =
        nameAhead(this.#text, { ...item, start: item.start + role }) ??
        personNamesIn(this.#text, item)[0] ??
        nameAtEnd(this.#text, item)
      return name && !isHeir(this.#text, name) ? name : null
    }
    const told = { from: item.start, isGiven: stem.kind === 'pensao' }
    const late = lateServant(this.#text, everyNameIn(this.#text, item), told)
    return late?.value === this.#late ? null : late
  }

  /** What a line says of the items below it, if it names nobody itself. */
  #readsHeading(stem: Stem, words: string, start: number): boolean {
    const heading = listHeading(this.#text, { start, end: start + words.trimEnd().length })
    if (!heading) return false
    if (heading.isDate) stem.dated = heading.columns
    else stem.told = toldBelow(stem.told, heading.columns, stem.group)
    return true
  }

  #add(stem: Stem, name: SlotReading<string> | null, own: Stretch): MovementRead {
    const place = { ...stem, name, own, ordinal: stem.count }
    const columns = readMovement(this.#text, place, this.#unit)
    if (stem.isOfHeirs) this.#late = name?.value ?? null
    if (isOfGroup(stem.verb.value) || isOfNamedGroup(this.#text, stem.clause))
      columns.unidade = this.#groupOf(columns.unidade ?? null)
    const start = Math.min(own.start, stem.clause.start)
    const before = this.#movements.at(-1)
    if (before && !columns.data_efeito && !columns.periodo_fim && isOnSameDay(this.#text, own))
      Object.assign(columns, picked(before.columns, EFFECT_COLUMNS))
    const read: MovementRead = { start, end: own.end, columns, confidence: 'media' }
    this.#movements.push(read)
    return read
  }

  /** `A Comissão será composta por`: the committee that the act makes. */
  #groupOf(unit: SlotReading<string> | null): SlotReading<string> | null {
    return unit && !GROUP_ALONE.test(unit.value) ? unit : (this.#group ?? unit)
  }

  #readTable(pieces: ActPiece[]): void {
    const stem = this.#stem
    if (!stem) return
    const { rows, heirs } = readPersonTable(this.#text, pieces, stem.isOfHeirs)
    this.heirs.push(...heirs)
    for (const row of rows) {
      if (stem.isOfHeirs && row.name.value === this.#late) continue
      if (!hasVerbHeads(row)) this.#addRow(stem, row, null)
      for (const { cell, kind } of verbCells(row))
        this.#addRow({ ...stem, kind, verb: { ...stem.verb, ...cell.head! } }, row, cell)
      stem.count++
    }
  }

  #addRow(stem: Stem, row: PersonRow, verbCell: PersonCell | null): void {
    const own = { start: row.piece.start, end: row.piece.end }
    const read = this.#add(verbCell ? { ...stem, clause: own } : stem, row.name, own)
    const told = present(readCells(this.#text, row, stem.kind))
    if (told.unidade) told.unidade = withoutOwnOffice(told.unidade, this.#unit)
    read.columns = { ...present(read.columns), ...this.#toldBy(stem, stem), ...told }
    if (row.role) Object.assign(read.columns, roleColumns(row.role, row.name))
    if (!verbCell) return
    Object.assign(read.columns, verbCellColumns(this.#text, verbCell), {
      pessoa_papel: { ...row.name, value: 'titular' },
      substituto: null,
    })
    // The unit in such a table is where somebody goes.
    if (stem.kind === 'exoneracao' || stem.kind === 'dispensa') read.columns.unidade = null
  }
}

/** What a line tells of who was named before it. */
const IS_AWAY =
  /^\s*(?:[oa] )(?:referid[oa] |present[ea] )?(?:afastamento|viagem|missão)(?!\p{L})/iu
/** How many words of another movement stand before a verb, and not its mark. */
const BEHIND_ITEM = 20

/** Verbs whose object is somebody, who may be named behind the last of them. */
const DONE_TO_PERSONS = /^(?:agreg|licenci|inclu|deslig|exoner|dispens|transfer)/iu
const OF_MEMBERS = /(?<!\p{L})(?:membros|representantes|GT)(?!\p{L})/u
const DATED_ABOVE = /(?<!\p{L})datas?,? (?:acima|abaixo|a seguir|indicada|constante)/iu

/** Nothing stands behind a verb, and its object would say what is done. */
function isAlone(text: string, { kind, end }: MovementVerb, piece: Stretch): boolean {
  return (
    (kind === 'pelo_objeto' || kind === 'tornar_sem_efeito') &&
    /^\s*[:,]?\s*$/u.test(text.slice(end, Math.min(piece.end, end + 10)))
  )
}

/** How many of the last persons may be its members. */
const MOST_MEMBERS = 100
const PRESIDED = new RegExp(
  String.raw`^.{0,24}?(?<!\p{L})[oa] (?:referid[oa] |present[ea] )?(?:${COMMITTEES})[^.;:]{0,60} será (?:presidid|coordenad)[oa] pel[oa] (?:servidora? |professora? )?(?=\p{Lu})`,
  'iu',
)
const LEAVES_VACANT = /^(?:aposentadoria|exoneracao|demissao|vacancia)$/u
const GROUP_ALONE = /^(?:comissão|comitê|equipe|grupo(?: de trabalho)?|subcomissão|colegiado)$/iu

/** `para integrar a Comissão instituída no art. 1º` */
function isOfNamedGroup(text: string, { start, end }: Stretch): boolean {
  return /(?<!\p{L})(?:comissão|comitê|grupo(?: de trabalho)?|equipe) (?:instituíd|constituíd|criad|de que trata|referid)/iu.test(
    text.slice(start, Math.min(end, start + 600)),
  )
}

/** `para exercer a referida função`: that of the movement before. */
function isOfSameOffice(words: string): boolean {
  return /(?<!\p{L})(?:(?:referid|mesm|citad|mencionad|aludid|respectiv)[oa] (?:cargo|função|encargo)|(?:cargo|função|encargo) (?:acima |supra)?(?:mencionad|citad|referid)[oa]|(?:cargo|função)[^,;.]{0,60} de que trata o (?:item|artigo|inciso|art\.?)[^,;.]{0,10})/iu.test(
    words,
  )
}

/** `naquela missão diplomática`, `do mencionado Gabinete`: where the movement before is. */
function isInSameUnit(text: string, { start, end }: Stretch): boolean {
  return SAME_UNIT.test(text.slice(start, Math.min(end, start + 600)))
}

/** `dispensar, a partir da mesma data, …`: that of the movement before. */
function isOnSameDay(text: string, { start, end }: Stretch): boolean {
  return /(?<!\p{L})(?:a partir|a contar|com efeitos?)[^,;.]{0,14} (?:dest|dess|d)?a? ?mesma data(?!\p{L})/iu.test(
    text.slice(start, Math.min(end, start + 600)),
  )
}

const SAME_UNIT = new RegExp(
  String.raw`(?<!\p{L})(?:[nd]aquel[ea]|[nd][oa] (?:referid|mencionad|citad|mesm|aludid)[oa]) (?:${eitherOf(
    'missão|gabinete|unidade|embaixada|lotação|setor|seção|coordenação|departamento|divisão|diretoria',
    'secretaria|vara|câmpus|campus',
  )})(?!\p{L})`,
  'iu',
)

const OFFICE_COLUMNS = [
  'cargo_funcao',
  'codigo',
  'sigla_funcao',
  'nivel_funcao',
  'unidade',
] as const

const EFFECT_COLUMNS = [
  'data_efeito',
  'data_efeito_origem',
  'periodo_inicio',
  'periodo_fim',
] as const

function picked(
  columns: MovementReadings,
  names: readonly (keyof MovementReadings)[],
): MovementReadings {
  return Object.fromEntries(names.map((name) => [name, columns[name] ?? null]))
}

/** Who has the same office, to stand in for somebody, stands in as well. */
function roleOfSame({ substituto }: MovementReadings, name: Stretch): MovementReadings {
  const { start, end } = name
  return substituto ? { substituto, pessoa_papel: { start, end, value: 'substituto' } } : {}
}

const GIVEN_TO =
  /^ (?:ao?|à) (?:(?:mesm|referid)[oa] )?(?:servidora?|professora?|docente)(?!\p{L})/iu
function present(columns: MovementReadings): MovementReadings {
  return Object.fromEntries(Object.entries(columns).filter(([, read]) => read !== null))
}

/** Why a soldier is moved is told before who it is: `De acordo com …, o Cel Inf (0204720643) FULANO`. */
const SOLDIER =
  /^(?:[a-z]\.|\d+\))? ?(?:De acordo com|Por ter|Ex-officio)[^()]*(?:\((?![\d-]{9,12}\))[^()]*)*\([\d-]{9,12}\) (?=\p{Lu}{2})/u
const SOLDIER_REACH = 700
const MILITARY_LEAD = /\([\d-]{9,12}\) $/u
/** `Substituta: Fulana de Tal, - SIAPE 1234567` */
const ROLE_AHEAD =
  /^(?:titular|substitut[oa]|suplente|president[ea]|membr[oa]|interin[oa]) ?[:–-] ?(?=\p{Lu})/iu

/** How far into an item its name is looked for, and what may stand before it. */
const ITEM_REACH = 260

function isItem(before: string): boolean {
  const words = before.trim()
  return (
    words.length <= 60 &&
    !/[.;]\s/u.test(words) &&
    !/(?<!\p{L})(?:será|serão|pel[oa]|processo|lei|art|portaria|vaga|vacância|antecessor|ocupante anterior|gabinete)(?!\p{L})/iu.test(
      words,
    )
  )
}
