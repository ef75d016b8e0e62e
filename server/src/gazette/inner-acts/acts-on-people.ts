import { eitherOf } from '../../lib/text/either-of.ts'

/** The verbs of acts on people, in the forms that begin one: `nomear`, `autoriza`. For use in other patterns. */
export const ACTS_ON_PEOPLE = String.raw`(?:${eitherOf(
  'nome|exoner|design|dispens|autoriz|declar|prorrog|contrat|cess|revog|alter|retific|aposent|deleg',
  'homolog|apostil|anul|cancel|moviment|torn|convoc|remov|conced|ced|demit|reconduz|redistribu',
  'revert|promov|transfer|lot|rescind|requisit|efetiv|atribu',
)})(?:ar|er|ir|i?a|i?o|e|i)(?![\p{L}])`
