import type { RuleTester } from 'oxlint/plugins-dev'

/*
 * Lint rules for security faults that no review should have to find. Each rule is narrow: it skips what it
 * cannot decide from the text. server/test/lint-security.test.ts plants a violation of each.
 */

type Rule = Parameters<RuleTester['run']>[1]
type Create = Extract<Rule, { create: unknown }>['create']
type Visitor = ReturnType<NonNullable<Create>>
type NodeOf<K extends keyof Visitor> = Parameters<NonNullable<Visitor[K]>>[0]
type Template = NodeOf<'TemplateLiteral'>
type Expression = Template['expressions'][number]

const PROCESSES = ['node:child_process', 'child_process']
const STARTERS = ['spawn', 'spawnSync', 'execFile', 'execFileSync', 'fork']

/** A command is a file and its arguments; a shell would parse both again. */
const noShell: Rule = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (!PROCESSES.includes(node.source.value)) return
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*'
        if (name === 'exec' || name === 'execSync')
          context.report({ node: specifier, message: `${name} runs a shell: use execFile.` })
        if (name === '*')
          context.report({ node: specifier, message: 'Name what is imported: not exec.' })
      }
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !STARTERS.includes(callee.name)) return
      for (const argument of given) {
        if (argument.type !== 'ObjectExpression') continue
        for (const property of argument.properties) {
          if (property.type !== 'Property' || nameOf(property.key) !== 'shell') continue
          if (property.value.type === 'Literal' && property.value.value === false) continue
          context.report({ node: property, message: 'A shell reads the arguments anew.' })
        }
      }
    },
  }),
}

const SQL = /^\s*(?:SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH(?: RECURSIVE)? \w+)\s/
/** Names of variables with values from requests; parts of SQL have other names. */
const VALUES = /^(?:request|req|query|body|params|headers|input|termo|valor|value|values)$/

const BY_NAME =
  'Values are written by name: insert() and update() of store/table.ts, statement() of store/statement.ts.'

/** Values are parameters of a statement, never part of its text. */
const noSqlOfValues: Rule = {
  create: (context) => ({
    TemplateLiteral(node) {
      if (!SQL.test(textOf(node))) return
      node.expressions.forEach((expression, at) => {
        const isQuoted = node.quasis[at]?.value.raw.endsWith("'") === true
        if (isQuoted || VALUES.test(rootOf(expression)))
          context.report({ node: expression, message: 'A value in SQL is a parameter: $1.' })
      })
    },
    BinaryExpression({ operator, left, right }) {
      const text = left.type === 'Literal' && typeof left.value === 'string' ? left.value : ''
      if (operator === '+' && SQL.test(text) && right.type !== 'Literal')
        context.report({ node: right, message: 'A value in SQL is a parameter: $1.' })
    },
  }),
}

/** An INSERT of several values, or of one for each column that the table happens to have. */
const INSERT_BY_POSITION =
  /^\s*INSERT (?:OR \w+ )?INTO \S+\s+(?:AS \w+\s+)?(?:\([^)]*(?:,|\$\{)[^)]*\)\s*)?VALUES\b/

/** An UPDATE of several values. */
const UPDATE_BY_POSITION = /\bUPDATE \S+\s+SET\b[\s\S]*\$2/

/** Refuses texts that have this. */
function refusing(pattern: RegExp, message: string): Rule {
  return {
    create: (context) => ({
      TemplateLiteral(node) {
        if (pattern.test(textOf(node))) context.report({ node, message })
      },
      Literal(node) {
        if (typeof node.value === 'string' && pattern.test(node.value))
          context.report({ node, message })
      },
    }),
  }
}

const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML']

/** The page shows text; only React creates markup. */
const noRawHtml: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      const name = nameOf(node.property)
      const isWrite = name === 'write' && nameOf(node.object) === 'document'
      if (MARKUP.includes(name) || isWrite)
        context.report({ node, message: `${name} makes markup of text.` })
    },
    JSXAttribute(node) {
      if (MARKUP.includes(nameOf(node.name)))
        context.report({ node, message: 'dangerouslySetInnerHTML makes markup of text.' })
    },
    Property(node) {
      if (MARKUP.includes(nameOf(node.key)))
        context.report({ node, message: 'dangerouslySetInnerHTML makes markup of text.' })
    },
  }),
}

/** Math.random is predictable; the lint configuration allows it where that does not matter (waits). */
const noMathRandom: Rule = {
  create: (context) => ({
    MemberExpression(node) {
      if (nameOf(node.object) === 'Math' && nameOf(node.property) === 'random')
        context.report({ node, message: 'Math.random can be foretold: use node:crypto.' })
    },
  }),
}

const ESCAPED = /^(?:escapeHtml|text|inlineHtml|render[A-Z]\w*)$/
const CONSTANT = /^[A-Z][A-Z_]*$/

/** HTML templates contain only constants, escaped values and other such templates. */
const escapedHtml: Rule = {
  create: (context) => ({
    TemplateLiteral(node) {
      if (!/<[a-z!/]/i.test(textOf(node))) return
      for (const expression of node.expressions)
        if (!isEscaped(expression))
          context.report({ node: expression, message: 'Text in HTML is escaped: escapeHtml(…).' })
    },
  }),
}

function isEscaped(expression: Expression): boolean {
  if (expression.type === 'Identifier') return CONSTANT.test(expression.name)
  if (expression.type === 'TemplateLiteral') return true // checked by itself
  if (expression.type !== 'CallExpression') return false
  const { callee } = expression
  if (callee.type === 'Identifier') return ESCAPED.test(callee.name)
  if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'join') return false
  const list = callee.object
  if (list.type !== 'CallExpression' || list.callee.type !== 'MemberExpression') return false
  const [each] = list.arguments
  if (nameOf(list.callee.property) !== 'map' || each === undefined) return false
  if (each.type === 'Identifier') return ESCAPED.test(each.name)
  if (each.type !== 'ArrowFunctionExpression' || each.body.type === 'BlockStatement') return false
  return isEscaped(each.body)
}

function textOf({ quasis }: Template): string {
  return quasis.map(({ value }) => value.raw).join('${}')
}

/** The first name of `a.b.c`. */
function rootOf(expression: Expression): string {
  if (expression.type === 'MemberExpression') return rootOf(expression.object)
  return nameOf(expression)
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string {
  if (typeof node.name === 'string') return node.name
  return typeof node.value === 'string' ? node.value : ''
}

export default {
  meta: { name: 'security' },
  rules: {
    'no-shell': noShell,
    // Values are written by the names of their columns: two that change places are no error of types.
    'no-insert-by-position': refusing(INSERT_BY_POSITION, BY_NAME),
    'no-update-by-position': refusing(UPDATE_BY_POSITION, BY_NAME),
    // Only store/ contains SQL.
    'no-sql': refusing(SQL, 'SQL is in store/ alone.'),
    'no-sql-of-values': noSqlOfValues,
    'no-raw-html': noRawHtml,
    'no-math-random': noMathRandom,
    'escaped-html': escapedHtml,
  },
}
