import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** First words of labels that stand behind an object, up to their colon. */
const LABELS = eitherOf(
  'total de itens|nov[oa] (?:edital|prazo|data|hor[áa]rio|sess[ãa]o)|edital|abertura|valor|vlr',
  'contratad[oa]s?|contratante|vencedor[ae]?s?|empresas?|data|local|hor[áa]rio|hora|processo',
  'fundament|recursos?|recebimento|entrega|acolhimento|encerramento|in[íi]cio|sess[ãa]o|cadastro',
  'credenciamento|crit[ée]rio|regime|prazo|vig[êe]ncia|dota[çc]|fonte|classificad|habilitad',
  'inabilitad|modalidade|resultado|realiza[çc][ãa]o|disputa|uasg|informa[çc]|obs|motivo',
  'or[çc]amento|pre[çc]o (?:m[áa]ximo|estimado)|protocolo|retirada|disponibilidade|endere[çc]o',
  'interessad|c[óo]digo|ata de registro|retifica[çc]',
)
/** What is done to a tender, behind the verb. */
const DONE = eitherOf(
  'adiad|suspens|declarad|revogad|anulad|cancelad|homologad|adjudicad|prorrogad|remarcad|alterad',
  'retificad|reabert|desert|fracassad|frustrad|republicad|transferid|marcad|designad|agendad',
  'realizad|publicad|processad|julgad|regid|abert|vencid|em toda|vencedor',
)
const VERB =
  '(?:foi|foram|fic(?:a|am|ou|ar[áa]|ando)|est[áa]|encontra-se|ser[áa]|ser[ãa]o|teve|sofrer[áa]|rest(?:ou|aram|ando))'
const HOUR = String.raw`\d{1,2}\s?(?:h|:\s?\d\d)`
const DAY = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2} de \p{L}{4,9} de \d{4}`

/** Where an object ends, behind a label and in a sentence. */
const ENDS = new RegExp(
  anyCase(
    [
      String.raw`\n`,
      // The next label.
      String.raw`(?<!(?<!\p{L})(?:d[aoe]s?|n[ao]s?|[aàeo]|ao|dest[ea]|nest[ea]|para|com|por|em|seus?|suas?))[\s,;]{0,3}\s(?:[-–]\s?)?(?=(?:${LABELS})[^:;,.\n]{0,40}:)`,
      String.raw`[\s,;.]{0,3}\s(?:[-–]\s)?(?:do\s)?(?=tipo(?: (?:da |de )?licita[çc][ãa]o)?\s?:?\s(?:de\s)?(?:menor|maior|t[ée]cnica|melhor))`,
      String.raw`\s?;\s(?=\p{L}[\p{L} /º°]{2,40}:|empresas? vencedor|(?:e\s)?(?:homolog|adjudic|resolve|[oa]s? qua(?:l|is)\s|descumpr|${VERB}\s(?:${DONE}))|(?:processo|conv[êe]nio)\sn)`,
      String.raw`\s[-–]\s?(?=(?:${eitherOf(
        'abertura|sess[ãa]o|data|credenciamento|realiza[çc][ãa]o|recebimento|pregoeir[oa]',
        'divulga[çc][ãa]o|uasg|crit[ée]rio|adjudicad|homologad|entrega d|empresa|local|edital',
        'processo (?:n|adm|lic)',
      )})(?!\p{L}{4}))`,
      String.raw`\s(?:[-–]\s)?(?:retifica[çc][ãa]o:\s)?(?=onde[ -]{0,2}(?:s[eê][ -]?)?l[eê](?!\p{L}))`,
      // What is done to the tender.
      String.raw`,?\s(?:que\s|[oa]s? qua(?:l|is)\s)?(?=${VERB}\s(?:\p{L}+\s)?(?:${DONE}))`,
      String.raw`,?\s(?=que (?:teve|sagrou)\s|(?:que|[oa]s? qua(?:l|is)) (?:foi|teve|fica|sagrou)|[oa]s? qua(?:l|is) ser[áa]|sofre(?:r[áa]|u|ram)\s|declarando\s)`,
      String.raw`,?\s(?=${eitherOf(
        String.raw`(?:sendo|tendo) (?:[ao] (?:empresa|licitante|proponente)\s|(?:\p{L}+ )?(?:declarad|vencedor|homologad|adjudicad|como (?:empresa )?vencedor))`,
        String.raw`homologando|adjudicando|(?:homolog|adjudic)(?:o|ou|amos)(?!\p{L})|resolve[,:]?\s`,
        String.raw`(?:homologad|adjudicad)[oa]s?\s|sagr(?:ou|aram)|em favor d|[àaá]\s?favor d`,
        String.raw`p(?:ara|\/) [oa]s? (?:proponente|empresa|licitante)s? (?-i:\p{Lu})`,
      )})`,
      String.raw`,?\s(?=publicad[oa] (?:n[oa]|em)\s|nos termos d|dispon[íi]ve(?:l|is) n|disponibilizad[oa]s? |por for[çc]a d[ae] decis|na licita[çc][ãa]o supra)`,
      String.raw`[,.;]?\s(?=conforme (?:segue|abaixo|(?:(?:discriminad|descrit|relacionad|especificad)[oa]s?|quadro|tabela) (?:a seguir|abaixo)))`,
      String.raw`,\s(?=${eitherOf(
        'bem como [oa] (?:julgament|resultado|adjudica|homologa|decis)',
        String.raw`em que [oa]s? (?:itens|item|lotes?|grupos?)\s|que,? ap[óo]s\s`,
        String.raw`[oa] (?:pregoeir|presidente|comiss[ãa]o)[^.;,]{0,40}?\s(?:informa|comunica|torna)\s`,
      )})`,
      String.raw`(?:,?\s(?=(?:conforme|de acordo com) (?:o )?processo\s)|\s[-–]\s(?=processo\s(?:adm|lic|orig|n)))(?=[^\d.;\n]{8,45}\d)|\s?\.?\s(?=possui previs[ãa]o de in[íi]cio)`,
      String.raw`,\s(?=cuj[oa]s?\s)|,?\s?(?=e com base n|que (?:adjudica|homologa)(?!\p{L}))|,?\s(?=n[oa] qual,?\s|ofertad[oa]s? p)`,
      String.raw`,\s(?=(?:adiad|suspens|revogad|remarcad)[oa]s?\s)`,
      // When it opens.
      String.raw`[,.]?\s(?=${eitherOf(
        String.raw`(?:com|cuja)\s(?:data\s(?:de\s)?|a\s)?(?:${eitherOf(
          '(?:re)?abertura|sess[ãa]o|data',
          'in[íi]cio (?:e|d[aeo]s?) (?:recebimento|acolhimento|disputa|sess[ãa]o|cadastr)',
        )})`,
        String.raw`que ocorrer[áa](?!\p{L})|cujo receb|[aà] (?:ser )?realizar(?:-se)?\s|[aà] ser realizad`,
        'em sess[ãa]o p[úu]blica|a sess[ãa]o (?:p[úu]blica )?(?:ser|ocorr|acont|realiz)',
        String.raw`(?:marcad|designad|agendad|previst)[oa]s? (?:para|no dia)\s`,
      )})`,
      String.raw`,?\s(?:${eitherOf(
        String.raw`(?:data d[ae] )?abertura\s|(?:para\s)?n?o (?:pr[óo]ximo )?dia\s|(?:em|para)\s|dia\s`,
        String.raw`ser[áa]\s(?:no\s)?dia\s`,
      )})?(?=(?:${DAY}),?\s(?:[-–]\s)?(?:[àa]s?\s)?${HOUR}|(?:[àa]s\s)?${HOUR}\p{L}*(?:\s?\d\dmin)?\s(?:do|no) dia)`,
      String.raw`,?\s(?=(?:[oa]\s)?(?:data (?:da|de) abertura|abertura) (?:ser[áa]|no dia|d[ia]a|em \d))`,
      // What it costs, and how it is chosen.
      String.raw`[,;:]?\s(?=(?:(?:no|pelo|ao|com o?|sendo o|totalizando o|perfazendo o)\s)?(?:custo|valor(?:es)?|import[âa]ncia)\s(?:(?:${eitherOf(
        'prévio|previsto|estimado|m[áa]ximo|total|global|anual|admitido|aceit[áa]vel|de refer[êe]ncia',
        'or[çc]ado|de|é|:',
      )})[\s:]*){0,5}R ?[$S])`,
      String.raw`,?\s(?=(?:em|sob(?: o)?) regime de (?:empreitada|execu[çc][ãa]o)[^.;,\n]{0,60}(?:[.;\n]|$|,\s(?!d[aeo]s?\s|para\s|com(?:preend|\s))))`,
    ].join('|'),
  ),
  'gu',
)
/** Ends that hold in a sentence alone: behind a label these are words of the object. */
const SENTENCE_ENDS = new RegExp(
  anyCase(
    eitherOf(
      String.raw`[.,]?\s(?=${eitherOf(
        String.raw`conforme const|com fulcro|,?\s?no dia \d|[àa]s? (?:seguintes? )?empresas?(?!\p{L})`,
        'com a (?:seguinte|participa)|com (?:abertura|sess[ãa]o|data|recebimento)|cujo|cuja',
        'atrav[ée]s deste aviso|menor pre[çc]o|em conformidade com (?:a lei|o que)|fundamentad',
        '(?:tudo )?de acordo com (?:a lei|as leis|o que determina)|atendendo ao|no valor|pelo valor',
        'tendo como|realizar[-á]|na modalidade|nas condi[çc]|com crit[ée]rio|com fundament',
        String.raw`diante d[aeo]s?\s|uma vez que|haja vista|[oa]s? qua(?:l|is) (?:se )?(?:encontr|est|dever|ocorr)`,
        'para (?:fins de )?(?:retifica|adequa|an[áa]lise|revis|corre)[çc]?[ãa]?o? d[eao]s? edital',
        'atrav[ée]s d[eo] (?:adendo|site|portal|endere[çc]o|s[íi]tio)',
      )})`,
      String.raw`,\s(?=${eitherOf(
        String.raw`considerando\s|objeto d[oa]|mediante as|com vencimento|por for[çc]a`,
        'em virtude d[aeo]s? (?!necess)|em raz[ãa]o|motivo pel|tendo em vista|devido [àa]',
        'referente (?:ao|[àa]) (?:preg|proces|edital|tomada|concorr)',
      )})`,
      String.raw`\s?;\s(?=(?:o edital|as propostas|os interessados)\s)`,
    ),
  ),
  'gu',
)
/** A full stop, also one that the next label follows without a blank: `… do edital.DATA: 29/05/2023`. */
const SENTENCE =
  /(?<!\s)\s?[.]\s+(?=["“]?\p{Lu}|\d{1,2}[.)]|$)|\.\s*$|\.\.+|\.(?=\p{Lu}\p{L}{3,}[\p{L} ]{0,30}:)/gu
/** Short for something, and no end of a sentence. */
const ABBREVIATED = new RegExp(
  String.raw`(?:^|[\s("/.])(?:${eitherOf(
    'Dr|Dra|Sr|Sra|Av|Pe|Prof|Profa|Gal|Gen|Cel|Eng|Gov|Pres|Sto|Sta|n|N|art|Art|Nr|ref|Ref|tel|Tel',
    'fls?|inc|ex|Sen|Dep|Ver|Cap|Ten|Maj|Des|Min|Exmo|Ilmo|Vl|Jd|Pq|Rod|Est|Km|Qd|Lt|Mal|Com|Ind|Vol',
    'Conj|Mun|Res|Trav|Tv|Sec|Pça|Bl|ESQ|Esq|esq|LOC|MUN|CONJ|RES|EXT|QUADR|AV|JD|DR|DRA|PROF|PROFA',
    'STA|STO|ROD|QD|VOL|Ed|CFE|Cfe|cfe|VL|PÇA|CEL|MAL|PRES|PE|VER',
    '(?<!(?:nexo|NEXO|nciso|ase|ASE|ote|OTE|rupo|RUPO|arte|tem|TEM) )[A-Z]',
  )})$`,
  'u',
)

/** How much of a stretch that begins with an object is that object. */
export function objectEnd(own: string, isSentence: boolean): number {
  const quote = quoted(own)
  if (quote > 0) return quote
  const marks = [...matchesOf(own, ENDS), ...(isSentence ? matchesOf(own, SENTENCE_ENDS) : [])]
  const sentences = matchesOf(own, SENTENCE).filter(
    ({ index }) => !ABBREVIATED.test(own.slice(Math.max(0, index - 12), index)),
  )
  return Math.min(
    own.length,
    ...marks
      .filter(({ index }) => !OF_PRICES.test(own.slice(0, index)))
      .concat(sentences)
      .flatMap(({ index }) => (index > 0 ? index : [])),
  )
}

/** `REGISTRO DE PREÇOS, do tipo menor preço, para AQUISIÇÃO …`: of what the prices are is told behind. */
const OF_PRICES = /^\W*(?:sistema de )?registros? de pre[çc]os?\W*(?:do\s*(?:tipo\s*)?)?$/iu

/** An object in quotation marks ends with these; 0: it is in none. */
function quoted(own: string): number {
  const opens = /^\s*["“]/.exec(own)?.[0].length ?? 0
  if (opens === 0) return 0
  const found = CLOSED.exec(own.slice(opens))
  return found ? opens + found.index : 0
}

/** Behind a mark within a quotation the sentence goes on: `"compra da "Casa Rosa" para a escola"`. */
const CLOSED =
  /(?<=\.)["”]|["”](?=\s*(?:[.,;:)]|$|\n)|\s+(?:que|em|no|na|conforme|com|de acordo|foi|tipo)\s)/u
