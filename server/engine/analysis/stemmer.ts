import {
  type SuffixRule,
  type VerbEnding,
  GENDER,
  NUMBER,
  PRESENT_FORMS,
  VERB_ENDINGS,
  WHOLE_WORDS,
} from './stemmer-rules.ts'

/** One letter of a suffix, read from the end of the word. */
interface Node<Rule> {
  next: (Node<Rule> | undefined)[]
  rule: Rule | null
}

const SHORT = 3
const LETTER_A = 97

const presentForms = new Set(PRESENT_FORMS.trim().split(/\s+/))
const wholeWords = new Map([
  ...WHOLE_WORDS.flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)),
  ...[...presentForms].map((form) => [form, form] as const),
])
const number = suffixTree(NUMBER)
const gender = suffixTree(GENDER)
const verbEndings = suffixTree(VERB_ENDINGS)

/**
 * What the inflections of a Portuguese word have in common: number, grammatical gender (not that of
 * names), and the verb forms that cannot be mistaken for nouns. Never derivations (`nomeação` is
 * not `nomear`). A label to compare, not a word to show.
 *
 * @param word Folded: lower case without accents. Words in other scripts are returned unchanged.
 * @returns Never empty, never longer than the word; the stem of a stem is itself.
 */
export function stem(word: string): string {
  if (word.length <= SHORT) return word
  const known = wholeWords.get(word)
  if (known !== undefined) return known
  const singular = replaceSuffix(number, word)
  return wholeWords.get(singular) ?? verbStem(singular) ?? replaceSuffix(gender, singular)
}

function replaceSuffix(tree: Node<SuffixRule>, word: string): string {
  const rule = longestSuffix(tree, word)
  return rule ? word.slice(0, word.length - rule[0].length) + rule[1] : word
}

/**
 * The infinitive, or the present form if that is safe: `nomeado` is `nomear`, `alterado` is
 * `altera`; `casado` is `casar`, apart from `casa`.
 */
function verbStem(word: string): string | null {
  const rule = longestSuffix(verbEndings, word)
  if (!rule) return null
  const [ending, theme] = rule
  const root = word.slice(0, word.length - ending.length)
  if (theme === 'e') return root + presentVowel(root)
  const present = `${root}a`
  const safe = (root.length > 4 && root.endsWith('iz')) || presentForms.has(present)
  return safe ? present : `${root}ar`
}

/** concede, define; but institui, extrai, produz. */
function presentVowel(root: string): string {
  if (root.endsWith('z')) return ''
  if (root.endsWith('a')) return 'i'
  return root.endsWith('u') && !root.endsWith('gu') && !root.endsWith('qu') ? 'i' : 'e'
}

function suffixTree<Rule extends SuffixRule | VerbEnding>(rules: readonly Rule[]): Node<Rule> {
  const root = emptyNode<Rule>()
  for (const rule of rules) {
    let node = root
    for (let i = rule[0].length - 1; i >= 0; i--)
      node = node.next[rule[0].charCodeAt(i) - LETTER_A] ??= emptyNode<Rule>()
    node.rule = rule
  }
  return root
}

function emptyNode<Rule>(): Node<Rule> {
  return { next: Array(26).fill(undefined), rule: null }
}

/** The rule of the longest suffix that ends the word and leaves enough of it. */
function longestSuffix<Rule extends SuffixRule | VerbEnding>(
  tree: Node<Rule>,
  word: string,
): Rule | null {
  let longest: Rule | null = null
  let node: Node<Rule> | undefined = tree
  for (let i = word.length - 1; i >= 0; i--) {
    node = node.next[word.charCodeAt(i) - LETTER_A]
    if (!node) break
    if (node.rule && i >= node.rule[2]) longest = node.rule
  }
  return longest
}
