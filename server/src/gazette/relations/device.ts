import { anyCase } from '../../../engine/entities.ts'

const NUMERAL = '\\d{1,4}(?:\\.?[ºª°o](?![\\p{L}]))?(?:-[A-Z](?!\\p{L}))?'
const ROMAN = '(?-i:[IVXLCDM]{1,7})(?!\\p{L})'
const LETTER = '["“‘\']?(?-i:[a-z])["”’\']?(?!\\p{L})'
/** `I, "b"` */
const ITEM = `${ROMAN}(?:,? ?["“‘'](?-i:[a-z])["”’'])?`

/** `2º, 3º e 5º`, `1 a 4` */
function series(one: string): string {
  return `${one}(?:(?:, ?(?:e )?| e | a | ao )${one})*`
}

/** One kind of a text's divisions, with the numbers that are meant. */
const UNIT = [
  `(?:os? )?caput`,
  `art(?:igo)?s?(?:\\.|(?!\\p{L})) ?${series(NUMERAL)}`,
  `§{1,2} ?(?:[úu]nico|${series(NUMERAL)})`,
  `par[áa]grafos? (?:[úu]nico|primeiro|segundo|terceiro|${series(NUMERAL)})`,
  `inc(?:isos?|s?\\.) ${series(ITEM)}`,
  // Where quotations are blank, so are quoted letters.
  `al[íi]neas?(?: ${series(LETTER)}| {3,}(?:(?:,|e|a) {3,})*)`,
  `(?:sub)?ite(?:m|ns) (?:n[º°o.]{1,2} ?)?${series('(?:\\d{1,3}(?:\\.\\d{1,3})*|(?-i:[IVXLC]{1,6})(?!\\p{L}))')}`,
  `anexos?(?: (?:${series(ROMAN)}|[úu]nico|(?-i:[A-Z])(?!\\p{L})|${series('\\d{1,2}')}))?`,
  `(?:cap[íi]tulos?|t[íi]tulos?|livros?|se[çc](?:[ãa]o|[õo]es)|subse[çc](?:[ãa]o|[õo]es)) ${series(ROMAN)}`,
  `(?:linhas?|lotes?|quadros?|tabelas?) (?:n[º°o.]{1,2} ?)?${series('(?:\\d{1,4}|(?-i:[IVXLC]{1,6})(?!\\p{L}))')}`,
  `cl[áa]usulas? \\p{L}+`,
].join('|')
const JOINT = ',? ?(?:e |c/c )?(?:d[aeo]s? |[ao]s? |n[ao]s? |ao?s? )?'

/** `a alínea "j" do inciso II do art. 3º` */
const CHAIN = `(?<!\\p{L})(?:${UNIT})(?:${JOINT}(?:${UNIT}))*`
/** `do Regulamento aprovado pela`, `da relação anexa à` */
const WITHIN_DOCUMENT =
  '(?:,? d[ao]s? (?:\\p{L}+ ){1,6}?(?:aprovad|anex|institu[íi]d|publicad|constant|contid|previst|de que trat)(?:[ao]s?|es?|am?))?'
const BEFORE_ACT =
  WITHIN_DOCUMENT +
  ',? ?(?:tod[ao]s |amb[ao]s )?(?:constantes? )?(?:(?:d[aeo]s?|n[ao]s?|pel[ao]s?|[àa]s?|aos?)(?: (?:referid|citad|mesm)[ao]s?)?)? ?'

/** The divisions that come right before an act's name. */
export const DEVICE_BEFORE = new RegExp(anyCase(`(${CHAIN})${BEFORE_ACT}$`), 'u')
/** Those that come right after it: `, em seu art. 3º`. */
export const DEVICE_AFTER = new RegExp(
  anyCase(`^,? ?(?:no|na|nos|nas|em|pelo)? ?(?:seus?|suas?)? ?(${CHAIN})(?=[\\s,.;:)]|$)`),
  'u',
)
/**
 * Those that an alteration is about: `, para dela excluir o item 3`. Not those of another act: `para incluir o
 * art. 190 da Lei nº 8.112`.
 */
export const DEVICE_ALTERED = new RegExp(
  anyCase(
    `^(?:[^.;\\n]|\\.(?= ?\\d| n| S|\\p{L})){0,260}?,? (?:(?:para|a fim de) (?:o fim de |fins de )?(?:del[ae] )?(?:alterar|modificar|excluir|suprimir|incluir|acrescentar|retificar)|passando) [ao]s? (${CHAIN})(?=[\\s,.;:)]|$)(?!${JOINT}(?:${UNIT})|,? ?(?:d[aeo]s?|n[ao]s?) )`,
  ),
  'u',
)
/** `no que se refere ao item 2` */
export const DEVICE_MEANT = new RegExp(
  anyCase(` (?:[àa]o?s?|d[ao]s?|[ao]s?|n[ao]s?) (${CHAIN})$`),
  'u',
)
/** Divisions that come between an act's name and its wrong words: `, no art. 3º, onde se lê`. */
export const DEVICE_BETWEEN = new RegExp(
  anyCase(
    `(?:[,.:;(–-]|\\n|^) ?(?:e )?(?:n[ao]s?|em seus?|em suas?) (?!se[çc])(${CHAIN})(?=[\\s,.;:)]|$)(?! d[aeo]s? (?:referid[ao] )?(?:lei|decreto|constitui))|[,.:;] ?((?!se[çc])${CHAIN})(?=[\\s,:]*$)`,
  ),
  'u',
)
const UNNAMED =
  '(?:seguintes )?(?:dispositivos?|artigos|incisos|al[íi]neas|par[áa]grafos|itens|subitens|anexos|trechos|partes|pontos)(?: (?:a seguir|abaixo)(?: \\p{L}+)?)?'
/** Words for divisions that say not which. */
export const UNNAMED_DEVICES = new RegExp(anyCase(`^${UNNAMED}$`), 'u')
/** `os seguintes dispositivos da Portaria nº 1: I - o § 4º do art. 12; e II - o Anexo B` */
export const DEVICES_BELOW = new RegExp(anyCase(`(${UNNAMED})${BEFORE_ACT}$`), 'u')
/** An item of such a list. */
export const LISTED_DEVICE = new RegExp(
  anyCase(
    `(?<=[:;]\\s*(?:e\\s+)?(?:(?:[IVXLC]{1,5}|[a-z]|\\d{1,2})\\s?[-–.)]\\s*)?(?:[ao]s? )?)(${CHAIN})(?=[;.,]|$)`,
  ),
  'gu',
)
