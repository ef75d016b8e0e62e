import { availableParallelism } from 'node:os'
import { CONTRACT_SCHEDULE } from '../webhooks/retry-schedule.ts'
import { PUBLIC_PORTS } from '../webhooks/address/url-rule.ts'
import {
  type Kind,
  baseUrl,
  bearerKey,
  bucketName,
  databaseUrl,
  date,
  email,
  embeddingsUrl,
  headerList,
  headerText,
  domains,
  hosts,
  indexPrefix,
  integer,
  keyPrefix,
  networks,
  oneOf,
  optional,
  origins,
  ports,
  retrySchedule,
  scopes,
  searchUrls,
  secretKey,
  secureUrl,
  sender,
  share,
  smtpUrl,
  someOf,
  text,
} from './kinds.ts'

/** A row of the table, from which come the value, the messages, the help and docs/operations.md. */
export interface Setting<T = unknown> {
  /** The environment variable. */
  name: string
  group:
    | 'Serviço'
    | 'Entrada por provedor'
    | 'Cluster'
    | 'Busca'
    | 'Exportação'
    | 'Importação'
    | 'Coleta'
    | 'Webhooks'
    | 'Alertas e correio'
    | 'Cópias'
    | 'Armazenamento S3'
    | 'Traces'
  kind: Kind<T>
  /** The text used when the variable is absent or empty; without it, an empty text. */
  default?: string
  /** A description of the default, if its text would not explain it. */
  defaultNote?: string
  /** Its purpose, in Portuguese: one sentence or two. */
  meaning: string
  /** Neither it nor any part of it is ever shown. */
  secret?: true
  /** Spaces at its ends belong to the value. */
  untrimmed?: true
}

/**
 * `coletor` collects editions, `monitor` finds their receivers, `entregador` sends the deliveries, `indexador`
 * keeps the index of a cluster.
 */
const ROLES = ['api', 'coletor', 'monitor', 'entregador', 'indexador'] as const
const BACKUP_FORMS = ['inteira', 'incremental'] as const
const BUCKET_ADDRESSING = ['caminho', 'dominio'] as const
/** Those of the standard that need no other program. */
const TRACE_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** More threads than this would have no work. */
const MOST_THREADS = 8
const THREADS = {
  kind: integer(1, 64),
  default: String(Math.min(availableParallelism(), MOST_THREADS)),
  defaultNote: `os núcleos da máquina, no máximo ${MOST_THREADS}`,
}

/** The demonstration's own archive, never the one of real editions. */
export const DEMO_DATA_DIR = './data-demo'

/** Every setting, in the order of the help; the keys are the names in config.ts. */
export const SETTINGS = {
  dataDir: {
    name: 'ARAUTO_DATA_DIR',
    group: 'Serviço',
    kind: text('uma pasta'),
    default: './data',
    meaning: `Pasta do acervo, para todos os comandos (na demonstração, o padrão é ${DEMO_DATA_DIR}).`,
  },
  host: {
    name: 'ARAUTO_HOST',
    group: 'Serviço',
    kind: text('um nome ou número desta máquina'),
    default: '127.0.0.1',
    meaning:
      'Onde o serviço atende; o padrão só aceita conexões da própria máquina. `localhost` é 127.0.0.1.',
  },
  port: {
    name: 'ARAUTO_PORT',
    group: 'Serviço',
    kind: integer(0, 65_535),
    default: '8080',
    meaning: 'Porta em que o serviço atende; 0: qualquer uma livre.',
  },
  trustProxy: {
    name: 'ARAUTO_TRUST_PROXY',
    group: 'Serviço',
    kind: networks,
    meaning:
      'Endereços ou redes dos proxies em cujo X-Forwarded-For o serviço acredita, para contar os limites por visitante; sem ela, em ninguém. Na mesma máquina: 127.0.0.1.',
  },
  metricsHost: {
    name: 'ARAUTO_METRICS_HOST',
    group: 'Serviço',
    kind: text('um nome ou número desta máquina'),
    default: '127.0.0.1',
    meaning: 'Onde se lê /metricas, quando tem uma porta própria.',
  },
  metricsPort: {
    name: 'ARAUTO_METRICS_PORT',
    group: 'Serviço',
    kind: optional(integer(0, 65_535)),
    meaning:
      'Porta própria de /metricas, que então não aparece na outra; sem ela, fica na do serviço.',
  },
  publicUrl: {
    name: 'ARAUTO_PUBLIC_URL',
    group: 'Serviço',
    kind: optional(baseUrl),
    meaning:
      'Endereço pelo qual as pessoas chegam ao serviço: para lá levam os links dos e-mails. Com ele os feeds têm um hub (WebSub).',
  },
  corsOrigins: {
    name: 'ARAUTO_CORS_ORIGINS',
    group: 'Serviço',
    kind: origins,
    meaning:
      'Páginas de outras origens que podem usar a API e o servidor MCP num navegador, com uma chave; * são todas. Sem ela, nenhuma.',
  },
  signUp: {
    name: 'ARAUTO_SIGN_UP',
    group: 'Serviço',
    kind: oneOf(['fechado', 'aberto']),
    default: 'fechado',
    meaning:
      'Quem pode ter uma conta: com fechado, só quem recebe um convite; com aberto, quem a pede e confirma o e-mail (exige ARAUTO_SMTP_URL).',
  },
  statusPage: {
    name: 'ARAUTO_STATUS_PAGE',
    group: 'Serviço',
    kind: oneOf(['fechada', 'publica']),
    default: 'fechada',
    meaning:
      'Quem vê em /situacao se o serviço está em dia e com que atraso esteve: com fechada, ninguém, e o endereço não existe; com publica, qualquer um, sem conta.',
  },
  publicReading: {
    name: 'ARAUTO_PUBLIC_READING',
    group: 'Serviço',
    kind: oneOf(['fechada', 'sem_buscadores', 'publica']),
    default: 'fechada',
    meaning:
      'Quem lê atos em /ato/{id} e edições em /edicao, sem conta: com fechada, ninguém, e os endereços não existem; com publica, qualquer um, e buscadores listam o que não é da Seção 2; com sem_buscadores, qualquer um, e buscadores não listam nada.',
  },
  adminSecondFactor: {
    name: 'ARAUTO_ADMIN_SECOND_FACTOR',
    group: 'Serviço',
    kind: oneOf(['opcional', 'exigido']),
    default: 'opcional',
    meaning:
      'Se quem administra a instalação precisa de um aplicativo autenticador: com exigido, quem não o tem entra, mas não administra nada até ligá-lo, nem pelas chaves que criou.',
  },
  sessionIdleMinutes: {
    name: 'ARAUTO_SESSION_IDLE_MINUTES',
    group: 'Serviço',
    kind: integer(5, 43_200),
    default: '720',
    meaning:
      'Minutos sem uso depois dos quais uma sessão termina; em uso, ela termina 30 dias depois da entrada.',
  },
  auditDays: {
    name: 'ARAUTO_AUDIT_DAYS',
    group: 'Serviço',
    kind: integer(30, 3_650),
    default: '730',
    meaning: 'Por quantos dias a auditoria é guardada.',
  },
  auditAddress: {
    name: 'ARAUTO_AUDIT_ADDRESS',
    group: 'Serviço',
    kind: oneOf(['rede', 'inteiro']),
    default: 'rede',
    meaning:
      'Que endereço de quem age fica na auditoria e no log: com rede, só um resumo da rede, feito com uma chave; com inteiro, também o endereço, de que o fail2ban precisa.',
  },
  stopGraceMs: {
    name: 'ARAUTO_STOP_GRACE_MS',
    group: 'Serviço',
    kind: integer(0, 600_000),
    default: '10000',
    meaning:
      'Milissegundos que uma parada espera pelos pedidos em andamento; depois, as conexões são fechadas.',
  },
  roles: {
    name: 'ARAUTO_ROLES',
    group: 'Serviço',
    kind: someOf(ROLES),
    default: ROLES.join(','),
    meaning:
      'O que este processo faz. Sem api, ele só atende a /saude, /pronto e /metricas; coletor traz as edições, monitor descobre a quem interessam, entregador envia, indexador mantém o índice de um cluster (sem cluster, não tem o que fazer).',
  },
  logLevel: {
    name: 'ARAUTO_LOG_LEVEL',
    group: 'Serviço',
    kind: oneOf(LOG_LEVELS),
    default: 'info',
    meaning: 'Quanto o registro (log) conta.',
  },
  oidcIssuer: {
    name: 'ARAUTO_OIDC_ISSUER',
    group: 'Entrada por provedor',
    kind: optional(secureUrl),
    meaning:
      'Emissor (issuer) do provedor OpenID Connect pelo qual também se entra, exatamente como ele se anuncia, com a barra final se houver; sem ela, só se entra com senha.',
  },
  oidcClientId: {
    name: 'ARAUTO_OIDC_CLIENT_ID',
    group: 'Entrada por provedor',
    kind: optional(text('o identificador de um cliente')),
    meaning: 'Identificador (client_id) com que este serviço foi cadastrado no provedor.',
  },
  oidcClientSecret: {
    name: 'ARAUTO_OIDC_CLIENT_SECRET',
    group: 'Entrada por provedor',
    kind: optional(text('o segredo de um cliente')),
    secret: true,
    meaning: 'Segredo (client_secret) desse cadastro.',
  },
  oidcName: {
    name: 'ARAUTO_OIDC_NAME',
    group: 'Entrada por provedor',
    kind: optional(text('um nome')),
    defaultNote: 'o nome do servidor do emissor',
    meaning: 'Como o provedor se chama no botão “Entrar com …”, por exemplo gov.br.',
  },
  oidcScopes: {
    name: 'ARAUTO_OIDC_SCOPES',
    group: 'Entrada por provedor',
    kind: scopes,
    default: 'openid email profile',
    meaning: 'O que se pede ao provedor (scopes), com espaços entre um e outro; openid é um deles.',
  },
  databaseUrl: {
    name: 'ARAUTO_DATABASE_URL',
    group: 'Cluster',
    kind: optional(databaseUrl),
    secret: true,
    meaning:
      'O PostgreSQL (15 ou mais novo) que muitos processos compartilham, em vez da pasta do acervo; veja docs/cluster.md. De vários servidores, com vírgulas (banco-1:5432,banco-2:5432), usa-se o que aceita escritas.',
  },
  searchUrls: {
    name: 'ARAUTO_SEARCH_URL',
    group: 'Cluster',
    kind: searchUrls,
    secret: true,
    meaning: 'O OpenSearch 3 do cluster: um nó, ou vários.',
  },
  searchCa: {
    name: 'ARAUTO_SEARCH_CA',
    group: 'Cluster',
    kind: optional(text('um arquivo PEM')),
    meaning: 'Autoridades certificadoras aceitas nos nós do OpenSearch, além das de costume.',
  },
  searchCert: {
    name: 'ARAUTO_SEARCH_CERT',
    group: 'Cluster',
    kind: optional(text('um arquivo PEM')),
    meaning:
      'Certificado com que este processo se apresenta aos nós do OpenSearch, e os intermediários dele. O do PostgreSQL vai no endereço: sslcert, sslkey, sslrootcert.',
  },
  searchCertKey: {
    name: 'ARAUTO_SEARCH_CERT_KEY',
    group: 'Cluster',
    kind: optional(text('um arquivo PEM')),
    meaning: 'A chave desse certificado, sem senha.',
  },
  searchPrefix: {
    name: 'ARAUTO_SEARCH_PREFIX',
    group: 'Cluster',
    kind: indexPrefix,
    default: 'arauto',
    meaning:
      'Como começam os nomes dos índices do cluster no OpenSearch, onde outros os têm também; o mesmo para todos os processos.',
  },
  searchShards: {
    name: 'ARAUTO_SEARCH_SHARDS',
    group: 'Cluster',
    kind: integer(1, 64),
    default: '1',
    meaning:
      'Partes de um índice novo do cluster: uma para cada 5 milhões de atos. Um índice que já existe muda com indice refazer.',
  },
  searchReplicas: {
    name: 'ARAUTO_SEARCH_REPLICAS',
    group: 'Cluster',
    kind: integer(1, 8),
    default: '1',
    meaning:
      'Cópias de cada parte de um índice novo além da primeira, até onde há nós. Mais cópias respondem a mais buscas.',
  },
  searchThreads: {
    name: 'ARAUTO_SEARCH_THREADS',
    group: 'Busca',
    ...THREADS,
    meaning: 'Threads que respondem a buscas.',
  },
  searchQueue: {
    name: 'ARAUTO_SEARCH_QUEUE',
    group: 'Busca',
    kind: integer(1, 100_000),
    default: '1000',
    meaning:
      'Buscas que podem esperar por uma thread; além delas, a mais antiga de quem mais espera recebe 503.',
  },
  searchTimeoutMs: {
    name: 'ARAUTO_SEARCH_TIMEOUT_MS',
    group: 'Busca',
    kind: integer(50, 600_000),
    default: '2000',
    meaning: 'Milissegundos; uma busca que leva mais do que isso é interrompida e recebe 503.',
  },
  embeddingsUrl: {
    name: 'ARAUTO_EMBEDDINGS_URL',
    group: 'Busca',
    kind: optional(embeddingsUrl),
    meaning:
      'Servidor que fala o protocolo de embeddings da OpenAI, desta máquina ou não: por ele os parecidos se acham também pelo sentido. O que se busca e um resumo de cada ato vão para lá. Sem ela, nada vai. Só num acervo em pasta.',
  },
  embeddingsModel: {
    name: 'ARAUTO_EMBEDDINGS_MODEL',
    group: 'Busca',
    kind: optional(text('o nome de um modelo')),
    meaning: 'O modelo que se pede a esse servidor; outro modelo recomeça o índice de sentido.',
  },
  embeddingsKey: {
    name: 'ARAUTO_EMBEDDINGS_KEY',
    group: 'Busca',
    kind: optional(bearerKey),
    secret: true,
    meaning: 'Chave desse servidor, se ele pede uma (Authorization: Bearer).',
  },
  exportThreads: {
    name: 'ARAUTO_EXPORT_THREADS',
    group: 'Exportação',
    kind: integer(1, 64),
    default: '1',
    meaning: 'Threads que leem o que se exporta; cedem a vez às buscas.',
  },
  exportsPerKey: {
    name: 'ARAUTO_EXPORTS_PER_KEY',
    group: 'Exportação',
    kind: integer(1, 1_000),
    default: '2',
    meaning: 'Exportações que uma chave pode ter ao mesmo tempo; a seguinte recebe 429.',
  },
  exports: {
    name: 'ARAUTO_EXPORTS',
    group: 'Exportação',
    kind: integer(1, 10_000),
    default: '32',
    meaning: 'Exportações ao mesmo tempo, de todas as chaves; a seguinte recebe 503.',
  },
  exportStallSeconds: {
    name: 'ARAUTO_EXPORT_STALL_SECONDS',
    group: 'Exportação',
    kind: integer(1, 3_600),
    default: '60',
    meaning: 'Segundos; uma exportação que o cliente para de ler por esse tempo é interrompida.',
  },
  importThreads: {
    name: 'ARAUTO_IMPORT_THREADS',
    group: 'Importação',
    ...THREADS,
    meaning: 'Threads que leem os atos numa importação; até 12 MB de XML, uma a menos.',
  },
  importMaxEntryMb: {
    name: 'ARAUTO_IMPORT_MAX_ENTRY_MB',
    group: 'Importação',
    kind: integer(1, 64),
    default: '16',
    meaning:
      'MiB; um artigo que, descompactado, passa disso é separado com erro, como as partes de um ato que passam disso juntas.',
  },
  importMaxActMb: {
    name: 'ARAUTO_IMPORT_MAX_ACT_MB',
    group: 'Importação',
    kind: integer(1, 8),
    default: '8',
    meaning: 'MiB; um ato com mais texto que isso, sem as marcas do HTML, é separado com erro.',
  },
  importMaxTotalMb: {
    name: 'ARAUTO_IMPORT_MAX_TOTAL_MB',
    group: 'Importação',
    kind: integer(1, 65_536),
    default: '4096',
    meaning: 'MiB; um zip que, descompactado, passa disso é recusado.',
  },
  inlabsEmail: {
    name: 'ARAUTO_INLABS_EMAIL',
    group: 'Coleta',
    kind: optional(text('o e-mail da conta')),
    secret: true,
    meaning: 'Conta no INLABS, gratuita; sem ela nada é coletado.',
  },
  inlabsPassword: {
    name: 'ARAUTO_INLABS_PASSWORD',
    group: 'Coleta',
    kind: optional(text('a senha da conta')),
    secret: true,
    untrimmed: true,
    meaning: 'Senha dessa conta.',
  },
  inlabsUrl: {
    name: 'ARAUTO_INLABS_URL',
    group: 'Coleta',
    kind: secureUrl,
    default: 'https://inlabs.in.gov.br/',
    meaning: 'Onde está o INLABS.',
  },
  collectorSince: {
    name: 'ARAUTO_COLLECTOR_SINCE',
    group: 'Coleta',
    kind: optional(date),
    defaultNote: '30 dias antes de hoje',
    meaning: 'Primeira data a coletar.',
  },
  collectorPauseMs: {
    name: 'ARAUTO_COLLECTOR_PAUSE_MS',
    group: 'Coleta',
    kind: integer(0, 60_000),
    default: '1000',
    meaning: 'Milissegundos entre dois pedidos à fonte.',
  },
  portalUrl: {
    name: 'ARAUTO_PORTAL_URL',
    group: 'Coleta',
    kind: optional(secureUrl),
    meaning:
      'Onde ler os endereços permanentes dos atos, e de onde historico traz os meses: https://www.in.gov.br/. Sem ela, nada se lê do portal.',
  },
  collectorContact: {
    name: 'ARAUTO_COLLECTOR_CONTACT',
    group: 'Coleta',
    kind: optional(headerText),
    meaning: 'Vai em cada pedido à fonte, para que ela saiba a quem escrever.',
  },
  secretKey: {
    name: 'ARAUTO_SECRET_KEY',
    group: 'Webhooks',
    kind: optional(secretKey),
    defaultNote: 'o arquivo segredos.chave, criado na pasta de dados',
    secret: true,
    meaning:
      'Sela no banco de dados os segredos dos webhooks e os endereços de canais e navegadores; num cluster, a mesma para todos os processos.',
  },
  webhookLimit: {
    name: 'ARAUTO_WEBHOOK_LIMIT',
    group: 'Webhooks',
    kind: integer(1, 1_000_000),
    default: '100',
    meaning: 'Webhooks que uma conta pode ter.',
  },
  webhookPorts: {
    name: 'ARAUTO_WEBHOOK_PORTS',
    group: 'Webhooks',
    kind: ports,
    default: [...PUBLIC_PORTS].join(','),
    meaning: 'Portas em que os receptores podem atender.',
  },
  webhookAllowHosts: {
    name: 'ARAUTO_WEBHOOK_ALLOW_HOSTS',
    group: 'Webhooks',
    kind: hosts,
    meaning:
      'Receptores aceitos embora estejam numa rede privada, em qualquer porta; https continua obrigatório.',
  },
  webhookCa: {
    name: 'ARAUTO_WEBHOOK_CA',
    group: 'Webhooks',
    kind: optional(text('um arquivo PEM')),
    meaning: 'Autoridades certificadoras aceitas nos envios, além das de costume.',
  },
  webhookRetrySeconds: {
    name: 'ARAUTO_WEBHOOK_RETRY_SECONDS',
    group: 'Webhooks',
    kind: retrySchedule,
    default: CONTRACT_SCHEDULE.map((milliseconds) => milliseconds / 1_000).join(','),
    meaning:
      'Espera antes de cada nova tentativa, a partir do fim da anterior; são tantas tentativas quantos os números.',
  },
  alertLimit: {
    name: 'ARAUTO_ALERT_LIMIT',
    group: 'Alertas e correio',
    kind: integer(1, 1_000_000),
    default: '100',
    meaning: 'Alertas que uma conta pode ter, e também listas.',
  },
  filterLimit: {
    name: 'ARAUTO_FILTER_LIMIT',
    group: 'Alertas e correio',
    kind: integer(1_000, 1_000_000_000),
    default: '2000000',
    meaning:
      'Caracteres que os filtros dos webhooks e as consultas e os termos dos alertas e os itens das listas de uma conta podem ter ao todo; um alerta com 10.000 nomes tem uns 500.000.',
  },
  mailTrustedDomains: {
    name: 'ARAUTO_MAIL_TRUSTED_DOMAINS',
    group: 'Alertas e correio',
    kind: domains,
    meaning:
      'Domínios, como orgao.gov.br, por cujos endereços quem opera responde: alertas e boletins lhes são enviados sem pedir antes que confirmem. Cada endereço é avisado uma vez, e todo e-mail tem o link para sair. Subdomínios se escrevem um a um.',
  },
  smtpUrl: {
    name: 'ARAUTO_SMTP_URL',
    group: 'Alertas e correio',
    kind: optional(smtpUrl),
    secret: true,
    meaning:
      'Servidor que envia os e-mails (smtps:// fala TLS desde o início); sem ela, ficam na caixa de saída.',
  },
  mailFrom: {
    name: 'ARAUTO_MAIL_FROM',
    group: 'Alertas e correio',
    kind: optional(sender),
    meaning: 'Remetente dos e-mails.',
  },
  smtpCa: {
    name: 'ARAUTO_SMTP_CA',
    group: 'Alertas e correio',
    kind: optional(text('um arquivo PEM')),
    meaning: 'Autoridades certificadoras aceitas no servidor de e-mail, além das de costume.',
  },
  operatorEmail: {
    name: 'ARAUTO_OPERATOR_EMAIL',
    group: 'Alertas e correio',
    kind: optional(email),
    meaning:
      'Quem é avisado, no máximo uma vez por dia, de que uma edição está atrasada. Vai também, como contato, aos serviços que levam avisos aos navegadores.',
  },
  backupDir: {
    name: 'ARAUTO_BACKUP_DIR',
    group: 'Cópias',
    kind: optional(text('uma pasta que já existe')),
    meaning:
      'Pasta em que toda noite, às 3 h de Brasília, se grava e se confere uma cópia do acervo. Sem ela, nenhuma. A pasta deve existir: num volume que não foi montado não se escreve. Com ARAUTO_DATABASE_URL não tem efeito: use as ferramentas do PostgreSQL.',
  },
  backupForm: {
    name: 'ARAUTO_BACKUP_FORM',
    group: 'Cópias',
    kind: oneOf(BACKUP_FORMS),
    default: 'inteira',
    meaning:
      'inteira: cada cópia é um arquivo (arauto-AAAA-MM-DD.db) do tamanho do acervo. incremental: a pasta guarda cada bloco uma só vez, comprimido, e a noite grava só os novos.',
  },
  backupKeep: {
    name: 'ARAUTO_BACKUP_KEEP',
    group: 'Cópias',
    kind: integer(1, 1_000),
    default: '7',
    meaning:
      'Quantas dessas cópias ficam; as mais antigas são apagadas depois de conferida a nova.',
  },
  backupKeepWeeks: {
    name: 'ARAUTO_BACKUP_KEEP_WEEKS',
    group: 'Cópias',
    kind: integer(0, 1_000),
    default: '0',
    meaning: 'De quantas semanas fica, além dessas, a última cópia de cada uma.',
  },
  backupKeepMonths: {
    name: 'ARAUTO_BACKUP_KEEP_MONTHS',
    group: 'Cópias',
    kind: integer(0, 1_000),
    default: '0',
    meaning: 'O mesmo, de quantos meses.',
  },
  s3Endpoint: {
    name: 'ARAUTO_S3_ENDPOINT',
    group: 'Armazenamento S3',
    kind: optional(baseUrl),
    meaning:
      'Armazenamento que fala S3, para onde o comando enviar manda exportações e cópias, como https://s3.sa-east-1.amazonaws.com.',
  },
  s3Region: {
    name: 'ARAUTO_S3_REGION',
    group: 'Armazenamento S3',
    kind: text('uma região'),
    default: 'us-east-1',
    meaning: 'Região do bucket; muitos armazenamentos não têm regiões, e ficam com o padrão.',
  },
  s3Bucket: {
    name: 'ARAUTO_S3_BUCKET',
    group: 'Armazenamento S3',
    kind: optional(bucketName),
    meaning: 'Nome do bucket, que já deve existir.',
  },
  s3Prefix: {
    name: 'ARAUTO_S3_PREFIX',
    group: 'Armazenamento S3',
    kind: keyPrefix,
    meaning: 'O que vem antes do nome de cada arquivo no bucket, como arauto/dados/.',
  },
  s3Addressing: {
    name: 'ARAUTO_S3_ADDRESSING',
    group: 'Armazenamento S3',
    kind: oneOf(BUCKET_ADDRESSING),
    default: 'caminho',
    meaning:
      'Onde o nome do bucket fica no endereço: no caminho (https://servidor/bucket), ou no domínio (https://bucket.servidor).',
  },
  s3AccessKeyId: {
    name: 'ARAUTO_S3_ACCESS_KEY_ID',
    group: 'Armazenamento S3',
    kind: optional(bearerKey),
    secret: true,
    meaning: 'Identificador da chave com que se escreve nele.',
  },
  s3SecretAccessKey: {
    name: 'ARAUTO_S3_SECRET_ACCESS_KEY',
    group: 'Armazenamento S3',
    kind: optional(bearerKey),
    secret: true,
    meaning: 'Segredo dessa chave.',
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    group: 'Traces',
    kind: optional(baseUrl),
    meaning:
      'Receptor de OpenTelemetry (OTLP por HTTP) ao qual se mandam traces, como http://127.0.0.1:4318; veja docs/operations.md. Sem ela, nenhum, e nada disso é carregado.',
  },
  otlpHeaders: {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    group: 'Traces',
    kind: headerList,
    secret: true,
    meaning: 'Cabeçalhos que vão nesses envios, como a chave do receptor.',
  },
  traceService: {
    name: 'OTEL_SERVICE_NAME',
    group: 'Traces',
    kind: text('um nome'),
    default: 'arauto',
    meaning: 'Como este serviço se chama nos traces.',
  },
  tracesOff: {
    name: 'OTEL_SDK_DISABLED',
    group: 'Traces',
    kind: text('true ou false'),
    default: 'false',
    meaning: 'Com true, nenhum trace, nem com um receptor.',
  },
  traceExporter: {
    name: 'OTEL_TRACES_EXPORTER',
    group: 'Traces',
    kind: text('otlp ou none'),
    default: 'otlp',
    meaning: 'Com none, nenhum trace, nem com um receptor.',
  },
  traceSampler: {
    name: 'OTEL_TRACES_SAMPLER',
    group: 'Traces',
    kind: oneOf(TRACE_SAMPLERS),
    default: 'parentbased_always_on',
    meaning:
      'Quais traces se gravam: todos, nenhum, ou a parte dita por OTEL_TRACES_SAMPLER_ARG; com parentbased, num pedido que já traz o seu, decide quem o mandou.',
  },
  traceShare: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    group: 'Traces',
    kind: share,
    default: '1',
    meaning: 'Essa parte, com traceidratio.',
  },
} satisfies Record<string, Setting>

export const ALL_SETTINGS: readonly Setting[] = Object.values(SETTINGS)

/** The first setting requires the second one. */
export const NEEDS: readonly (readonly [given: Setting, needed: Setting])[] = [
  [SETTINGS.inlabsEmail, SETTINGS.inlabsPassword],
  [SETTINGS.inlabsPassword, SETTINGS.inlabsEmail],
  [SETTINGS.smtpUrl, SETTINGS.mailFrom],
  [SETTINGS.smtpUrl, SETTINGS.publicUrl],
  [SETTINGS.oidcIssuer, SETTINGS.oidcClientId],
  [SETTINGS.oidcIssuer, SETTINGS.oidcClientSecret],
  [SETTINGS.oidcClientId, SETTINGS.oidcIssuer],
  [SETTINGS.oidcClientSecret, SETTINGS.oidcIssuer],
  // The address that the provider sends people back to.
  [SETTINGS.oidcIssuer, SETTINGS.publicUrl],
  [SETTINGS.embeddingsUrl, SETTINGS.embeddingsModel],
  [SETTINGS.embeddingsModel, SETTINGS.embeddingsUrl],
  [SETTINGS.embeddingsKey, SETTINGS.embeddingsUrl],
  [SETTINGS.databaseUrl, SETTINGS.searchUrls],
  [SETTINGS.searchUrls, SETTINGS.databaseUrl],
  [SETTINGS.searchCa, SETTINGS.searchUrls],
  [SETTINGS.searchCert, SETTINGS.searchUrls],
  [SETTINGS.searchCert, SETTINGS.searchCertKey],
  [SETTINGS.searchCertKey, SETTINGS.searchCert],
  // Processes that share a database have no folder in which one of them could create the key.
  [SETTINGS.databaseUrl, SETTINGS.secretKey],
  [SETTINGS.s3Bucket, SETTINGS.s3Endpoint],
  [SETTINGS.s3Bucket, SETTINGS.s3AccessKeyId],
  [SETTINGS.s3Bucket, SETTINGS.s3SecretAccessKey],
  [SETTINGS.otlpHeaders, SETTINGS.otlpEndpoint],
]

/** The first setting has no meaning beside the second one. */
export const CLASHES: readonly (readonly [given: Setting, other: Setting])[] = [
  // Its vectors are in the folder of an archive.
  [SETTINGS.embeddingsUrl, SETTINGS.databaseUrl],
]
