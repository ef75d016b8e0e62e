import { describe, expect, test } from 'vitest'
import { alertNotices } from '../src/http/alerts/notices.ts'
import { bulletinNotices } from '../src/http/bulletins/notices.ts'
import { NOTICE_CODES, type Notice, noticeData } from '../src/service/notice.ts'
import * as ofArchive from '../src/service/archive/notices.ts'
import { imageMark } from '../src/gazette/image-places.ts'
import { imageNotices } from '../src/service/archive/image-notices.ts'
import { unreadNotices } from '../src/service/rows/unread-notices.ts'
import { cursorAhead, expiredEvents } from '../src/service/events/notices.ts'
import { readOnlyNotice } from '../src/service/read-only.ts'
import { replayBeforeEvents, withoutExtra } from '../src/service/webhooks/notices.ts'
import { createFormat } from '../../web/src/words/format.ts'
import { en } from '../../web/src/words/en/index.ts'
import { noticeText } from '../../web/src/words/notices.ts'
import { pt } from '../../web/src/words/pt/index.ts'

const WEBHOOK = 'wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'
const DEAF = 'wh_01JQ7Z3V5N8M2K4T6W9X1Y0DEF'
const GONE = 'wh_01JQ7Z3V5N8M2K4T6W9X1Y0GHJ'
const GONE_ALERT = 'alr_00000000000000000000000001'
const IDLE_ALERT = 'alr_00000000000000000000000002'

/** Notices as the service creates them, each with a value that the reader must find. */
const made: [notice: Notice, value: string][] = [
  ...(['orgao', 'secao', 'tipo_ato', 'edicao'] as const).map((campo): [Notice, string] => [
    ofArchive.unknownValue(campo, 'Educasao', []),
    'Educasao',
  ]),
  [ofArchive.unknownWord({ palavra: 'limpesa', consultas: ['limpeza'] }), 'limpesa'],
  [ofArchive.tooNarrow([{ parte: 'pregão', consulta: 'limpeza', total: 1234 }]), 'limpeza”: 1234'],
  [
    ofArchive.fieldTooNarrow([{ parte: 'titulo:x', consulta: 'limpeza', total: 45 }]),
    'limpeza, 45',
  ],
  [
    ofArchive.phraseTooNarrow([{ parte: '"gás cozinha"', consulta: 'cozinha gás', total: 45 }]),
    'cozinha gás, 45',
  ],
  ...['data_fim', 'secao', 'orgao', 'tipo_ato', 'situacao', 'edicao', 'cnpj', 'valor_max'].map(
    (campo): [Notice, string] => [ofArchive.filterTooNarrow({ campo, total: 45 }, 'x'), '45'],
  ),
  [ofArchive.scatteredWords('"a b c"'), '"a b c"'],
  [ofArchive.omittedNotices, ''],
  [ofArchive.withoutMeaning('prazo'), ''],
  [ofArchive.meaningUnfinished(38, 100), '38'],
  ...(['campo_separado', 'campo_desconhecido', 'operador_minusculo'] as const).map(
    (codigo): [Notice, string] => [
      ofArchive.trapNotice({ codigo, escrito: 'ou', meant: null }),
      'ou',
    ],
  ),
  [ofArchive.outsidePeriod('data_inicio', '2023-03-20', '2026-02-27'), '20 mar 2023'],
  [ofArchive.emptyArchive, ''],
  [readOnlyNotice('disco_cheio'), ''],
  ...ofArchive
    .unindexedNotices([{ data: '2024-03-15', secao: 'extra' }], 'termo')
    .map((notice): [Notice, string] => [notice, '15 mar 2024']),
  ...ofArchive
    .gapNotices(
      [
        ...['01', '03', '05', '07', '09', '11', '13'].map((day) => ({
          pub_name: 'DO1',
          estado: 'ausente' as const,
          inicio: `2024-03-${day}`,
          fim: `2024-03-${day}`,
        })),
        { pub_name: 'DO2E', estado: 'parcial', inicio: '2024-03-15', fim: '2024-03-18' },
        { pub_name: 'DO3', estado: 'provisoria', inicio: '2024-03-19', fim: '2024-03-19' },
      ],
      'data_inicio',
    )
    .map((notice, at): [Notice, string] => [
      notice,
      ['5 mar 2024', '18 mar 2024', '19 mar 2024'][at]!,
    ]),
  ...['BALANÇO', 'Texto.'].map((text): [Notice, string] => [
    imageNotices({
      titulo: 'BALANÇO',
      conteudo_completo: `${text}\n\n${imageMark('mapa')}`,
      imagens: [{ nome: 'mapa' }],
    })[0]!,
    'mapa',
  ]),
  ...unreadNotices(
    [{ secao: '3', edicoes: 2, inicio: '2024-03-15', fim: '2024-03-18' }],
    'data_inicio',
  ).map((notice): [Notice, string] => [notice, '18 mar 2024']),
  [expiredEvents, ''],
  [cursorAhead, ''],
  [withoutExtra, 'extra'],
  [replayBeforeEvents, '90'],
  ...alertNotices(
    { canais: { webhooks: [], emails: [] }, boletins: [] },
    { webhooks: [], mailboxes: [] },
    [],
  ).map((notice): [Notice, string] => [notice, '']),
  ...alertNotices(
    {
      canais: { webhooks: [WEBHOOK, DEAF, GONE], emails: ['a@exemplo.br', 'b@exemplo.br'] },
      boletins: [],
    },
    {
      webhooks: [
        { id: WEBHOOK, ativo: false, eventos: ['alerta.match'] },
        { id: DEAF, ativo: true, eventos: ['publicacao.nova'] },
      ],
      mailboxes: [{ email: 'b@exemplo.br', situacao: 'descadastrado' }],
    },
    [],
  ).map((notice, at): [Notice, string] => [
    notice,
    [WEBHOOK, DEAF, '', 'a@exemplo.br', 'b@exemplo.br'][at]!,
  ]),
  ...bulletinNotices(
    { alertas: [GONE_ALERT, IDLE_ALERT], destinatarios: [] },
    [],
    [{ id: IDLE_ALERT, ativo: false }],
  ).map((notice, at): [Notice, string] => [notice, ['', GONE_ALERT, IDLE_ALERT][at]!]),
]

describe('a notice, in the words of the page', () => {
  test('exists for every code', () => {
    expect(new Set(made.map(([{ codigo }]) => codigo))).toEqual(new Set(NOTICE_CODES))
  })

  const portuguese = createFormat('pt-BR', pt.dates)
  const english = createFormat('en-GB', en.dates)

  test.each(made)('%o tells its value in both languages', (notice, value) => {
    const own = noticeText(notice, pt.notices, portuguese.date)
    const other = noticeText(notice, en.notices, english.date)
    expect(own).toContain(value)
    expect(other).toContain(
      value.replace(/(?<=\d )\w+/, (month) => ({ mar: 'Mar' })[month] ?? month),
    )
    expect(other).not.toBe(own)
    for (const text of [own, other]) expect(text).not.toMatch(/undefined|null|\d{4}-\d\d|: [.:]/)
  })

  test('counts what it does not list', () => {
    const [gap] = made.find(([{ codigo }]) => codigo === 'edicoes_ausentes')!
    expect(gap.dados.periodos).toHaveLength(3)
    expect(gap.dados.mais).toBe(4)
    expect(noticeText(gap, en.notices, english.date)).toMatch(/5 \w+ 2024 and 4 more ranges\.$/)
  })

  test('names each section once, and where they differ', () => {
    const gap = (pub_name: string, estado: 'ausente' | 'falha', inicio: string) => ({
      pub_name,
      estado,
      inicio,
      fim: inicio,
    })
    const [one, ...others] = ofArchive.gapNotices(
      [
        ...['DO1', 'DO2', 'DO3'].map((name) => gap(name, 'ausente', '2024-03-15')),
        gap('DO2', 'falha', '2024-03-18'),
      ],
      'data_inicio',
    )
    expect(others).toEqual([])
    expect(one!.mensagem).toBe(
      'Seções 1, 2 e 3 com edições que não estão no acervo: 2024-03-15, 2024-03-18 (Seção 2).',
    )
    expect(noticeText(one!, pt.notices, portuguese.date)).toBe(
      'Seções 1, 2 e 3 com edições que não estão no acervo: 15 mar 2024, 18 mar 2024 (Seção 2).',
    )
  })

  test('of a newer service is shown in its own words', () => {
    const newer = { ...withoutExtra, codigo: 'novo', mensagem: 'Algo novo.', dados: noticeData() }
    expect(noticeText(newer as never, en.notices, english.date)).toBe('Algo novo.')
  })
})
