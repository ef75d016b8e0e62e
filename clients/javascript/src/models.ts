/* Made by `npm run openapi` from spec/openapi.json; never edited by hand. */

/** Values that are known, and those that a newer service may have. */
export type Aberto<T extends string> = T | (string & {})

/** Um problema da requisição. */
export interface Detalhe {
  /** Parâmetro ou campo em que está o problema. */
  campo: string
  /** O que está errado, em português. */
  problema: string
  /** Como resolver; `null` se não há o que sugerir. */
  sugestao: string | null
  /** Nos erros da consulta, a posição em `termo`, contada em caracteres a partir de 0; nos demais, `null`. */
  posicao: number | null
}

/** O que impediu a resposta. */
export interface Erro {
  /** Código do erro, para programas. */
  codigo: Aberto<'parametro_invalido' | 'consulta_invalida' | 'corpo_invalido' | 'nao_autenticado' | 'sem_permissao' | 'nao_encontrado' | 'metodo_nao_permitido' | 'conflito' | 'versao_antiga' | 'corpo_grande_demais' | 'tipo_nao_suportado' | 'limite_excedido' | 'erro_interno' | 'indisponivel'>
  /** O erro, em português, para ser lido por pessoas. */
  mensagem: string
  /** Todos os problemas encontrados; vazio quando a mensagem diz tudo. */
  detalhes: Detalhe[]
}

/** Algo que se deve saber sobre a resposta, embora a requisição esteja certa. Um total zero nunca vem sem explicação quando há uma. */
export interface Aviso {
  /** `orgao_inexistente`, `secao_inexistente`, `tipo_ato_inexistente`, `edicao_inexistente`: nenhuma publicação do acervo tem o valor pedido. `palavra_inexistente`: nenhuma publicação tem a palavra; `sugestoes` são termos prontos, com palavras do acervo a uma letra dela, que têm resultados. `termo_restritivo`: nenhuma publicação tem tudo o que o termo pede; `sugestoes` são as maiores partes dele que têm resultados, sem os lapsos. `frase_restritiva`: as palavras entre aspas não estão nesta ordem; `sugestoes` são termos sem as aspas, que têm resultados. `campo_restritivo`: o campo não tem a palavra, e título ou texto a têm. `filtro_restritivo`: o filtro de `campo` exclui, sozinho, tudo o que a consulta encontra; `contagens` diz quanto há sem ele (um período ou uma faixa de valor é um só filtro). `palavras_separadas`: o termo é um nome, e nas publicações encontradas as palavras dele nunca estão em sequência. `campo_separado`, `campo_desconhecido`, `operador_minusculo`: algo no termo parece sintaxe, e foi lido como palavras. `periodo_fora_do_acervo`: o período pedido termina antes do acervo, ou começa depois. `edicoes_ausentes`: no período pedido há edições que não estão no acervo: não importadas, ainda não disponíveis na fonte, ou com falha ao obtê-las. `edicoes_incompletas`: há edições importadas só em parte. O motivo de cada uma está em `GET /fontes`. `edicoes_provisorias`: há edições inteiras, de um arquivo desta madrugada que a fonte ainda pode trocar. `edicoes_por_indexar`: há publicações recém-chegadas que a busca ainda não encontra (só em cluster). `edicoes_sem_linhas`: há edições com atos de que não se leram as linhas de tabelas, ou só por regras mais antigas; o serviço as lê de novo aos poucos. `acervo_vazio`: nada foi importado ainda. `conteudo_em_imagem`, `parte_em_imagem`: o que a publicação diz está só em imagem, ou em parte, e a busca não o lê. `avisos_omitidos`: outros avisos não foram procurados, porque levariam tempo demais. `sentido_indisponivel`: nos aproximados falta o que se acha só pelo sentido; `dados.valor` diz por quê (`sem_conexao`, `prazo`, `recusa`, `limite`, `erro`, `resposta_invalida`). `sentido_incompleto`: o índice de sentido ainda está sendo feito; `dados.valor` é a porcentagem. `secoes_sem_extra`: o filtro deixa de fora as edições extras. `eventos_expirados`: eventos pedidos já não são guardados. `cursor_adiante`: o cursor é de um evento que o acervo não tem. `alerta_sem_canal`, `webhook_inexistente`, `webhook_inativo`, `webhook_sem_alerta`, `email_nao_confirmado`: por que um alerta não chega a alguém. */
  codigo: Aberto<'orgao_inexistente' | 'secao_inexistente' | 'tipo_ato_inexistente' | 'edicao_inexistente' | 'palavra_inexistente' | 'termo_restritivo' | 'frase_restritiva' | 'campo_restritivo' | 'filtro_restritivo' | 'palavras_separadas' | 'campo_separado' | 'campo_desconhecido' | 'operador_minusculo' | 'periodo_fora_do_acervo' | 'edicoes_ausentes' | 'edicoes_incompletas' | 'edicoes_provisorias' | 'edicoes_por_indexar' | 'edicoes_sem_linhas' | 'acervo_vazio' | 'conteudo_em_imagem' | 'parte_em_imagem' | 'avisos_omitidos' | 'sentido_indisponivel' | 'sentido_incompleto' | 'somente_leitura' | 'secoes_sem_extra' | 'eventos_expirados' | 'cursor_adiante' | 'alerta_sem_canal' | 'webhook_inexistente' | 'webhook_inativo' | 'webhook_sem_alerta' | 'email_nao_confirmado' | 'boletim_sem_destinatario' | 'alerta_inexistente' | 'alerta_inativo'>
  /** Parâmetro ou campo de que o aviso trata. */
  campo: string
  /** O aviso, em português, para ser lido por pessoas. */
  mensagem: string
  /** O que pode ser enviado no lugar do que foi pedido, no máximo 10: valores existentes; se `campo` é `termo`, termos inteiros, prontos para a busca. Vazio se não há. */
  sugestoes: string[]
  /** O que `mensagem` diz, em valores: um programa pode dizê-lo a seu modo, ou em outra língua. O que não se aplica é `null` ou vazio. */
  dados: { valor: string | null; situacao: string | null; estado: string | null; periodos: ({ inicio: string; fim: string; secao: string | null; secao_base: string | null })[]; mais: number; contagens: ({ parte: string; consulta: string; total: number })[] }
}

/** Algo que foi lido de modo mais amplo do que está escrito. */
export interface Ampliacao {
  /** Por quê. `familia`: verbo e substantivo do mesmo ato (`nomeação`, *nomear*). `norma`: a norma que as palavras citam, como quer que o texto a escreva, ou a que chamam assim (`lei anticorrupção`). `empresa`: formas de empresas e iniciais (`SA`, *S.A.*). `sigla`: o órgão de uma sigla, e a sigla de um órgão. `sinonimo`: outro nome da mesma coisa (`GLP`, *gás liquefeito de petróleo*). `codigo`: o que é uma coisa só, como quer que se escreva (`015/2023` e `15/2023`, `BR-101` e `BR 101`). `grafia`: o que provavelmente se quis escrever; só em `aproximados`. */
  tipo: Aberto<'familia' | 'norma' | 'empresa' | 'sigla' | 'sinonimo' | 'codigo' | 'grafia'>
  /** O que foi escrito, sem acentos nem maiúsculas; de `orgao`, tal como veio. */
  escrito: string
  /** O que mais se procurou por isso, na linguagem de `termo`. */
  tambem: string[]
  /** Quantas publicações só foram encontradas por isso. Negativo, em `codigo`: quantas a menos do que se as partes valessem em qualquer lugar do texto. */
  acrescenta: number
}

/** Como a consulta foi lida. */
export interface Consulta {
  /** Versão da leitura: 0, só o que está escrito (`literal=true`). */
  leitura: number
  /** O que foi lido de modo mais amplo e muda o que se encontra, na ordem da consulta; vazio se nada. */
  ampliacoes: Ampliacao[]
}

/** Publicação encontrada pela busca, em resumo. */
export interface ResultadoBusca {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Ementa ou, sem ela, o começo do texto, com até 300 caracteres. */
  resumo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Resumo criptográfico (SHA-256, em hexadecimal) do ato como a fonte o traz: se mudou, o texto mudou. `situacao`, relações e o endereço permanente não entram nele. Pode ser recalculado com os campos desta API, como mostra /guia/prova. */
  sha256: string
  /** Onde está o que se procura; `null` se não foi pedido com `trechos=true`. */
  trechos: Trecho[] | null
  /** Dos atos que a publicação traz, o que tem as palavras do trecho do texto; `null` se ela traz um só, se as palavras estão fora deles, ou sem `trechos=true`. */
  parte: EnderecoDaParte | null
}

/** Pedaço de uma publicação que mostra por que ela foi encontrada. */
export interface Trecho {
  /** De onde é o trecho; `titulo` vem inteiro, e só se algo dele está marcado. */
  campo: Aberto<'titulo' | 'conteudo_completo'>
  /** O trecho em pedaços que se seguem, marcados ou não; `…` onde o texto foi cortado. CPFs vêm mascarados. */
  segmentos: ({ texto: string; marcado: boolean })[]
  /** O que da consulta, como foi lida, está marcado no trecho; vazio se nada. */
  termos: string[]
}

/** Uma página de resultados da busca. */
export interface PaginaResultados {
  /** Quantas publicações há ao todo; é exato. */
  total: number
  /** Página atual. */
  pagina: number
  /** Resultados por página. */
  limite: number
  /** Quantas páginas há. */
  total_paginas: number
  consulta: Consulta
  /** As publicações desta página. */
  resultados: ResultadoBusca[]
  /** Atos que só se aproximam do que foi escrito; `null` se não foram pedidos, ou se nada se lê de outro modo. */
  aproximados: Aproximados | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma. */
  facetas: { secao: Faceta | null; orgao: Faceta | null; tipo_ato: Faceta | null; ano: Faceta | null; situacao: Faceta | null } | null
  /** O que `histograma` pede; `null` se não foi pedido. */
  histograma: ({ periodo: string; total: number })[] | null
  /** O que se deve saber sobre a resposta, no máximo 10; vazio se nada. */
  avisos: Aviso[]
}

/** Por que vêm atos que não têm o que foi escrito. */
export interface Motivo {
  /** Por quê. `parcial`: os atos podem ter só a maior parte das palavras, contada pela raridade delas. `sentido`: há atos que vêm só por dizerem algo parecido, sem essas palavras, segundo o modelo que a instalação configurou (`ARAUTO_EMBEDDINGS_URL`). Os outros, como em `consulta.ampliacoes`. */
  tipo: Aberto<'familia' | 'norma' | 'empresa' | 'sigla' | 'sinonimo' | 'codigo' | 'grafia' | 'parcial' | 'sentido'>
  /** O que foi escrito, sem acentos nem maiúsculas. */
  escrito: string
  /** O que se procurou por isso, na linguagem de `termo`; vazio em `parcial` e `sentido`. */
  tambem: string[]
  /** A consulta inteira com o primeiro deles, pronta para `termo`; `null` se não há. */
  consulta: string | null
}

/** Atos que têm a maior parte do que foi escrito, com estas ou outras palavras, ou que dizem algo parecido. Nunca estão entre os resultados, nem em alertas, webhooks e exportações. */
export interface Aproximados {
  /** Quantos são, sem os de `resultados`; é exato. */
  total: number
  /** A consulta com os lapsos corrigidos, pronta para `termo`. Com `aproximar=false` vale só o que foi escrito. */
  consulta: string
  /** Por que vêm, na ordem da consulta. */
  motivos: Motivo[]
  /** Os desta página, com as mesmas `pagina` e `limite` dos resultados, do mais próximo ao menos, seja qual for a `ordem`. */
  resultados: ResultadoBusca[]
}

/** Quantas publicações do resultado têm cada valor. */
export interface Faceta {
  /** Quantos valores diferentes há. */
  total_valores: number
  /** Os 100 mais comuns, do mais ao menos; os anos, do mais recente ao mais antigo. */
  valores: ({ valor: string; total: number })[]
}

/** Publicação completa: um ato (matéria) do Diário Oficial da União. */
export interface Publicacao {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Ementa ou, sem ela, o começo do texto, com até 300 caracteres. */
  resumo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Resumo criptográfico (SHA-256, em hexadecimal) do ato como a fonte o traz: se mudou, o texto mudou. `situacao`, relações e o endereço permanente não entram nele. Pode ser recalculado com os campos desta API, como mostra /guia/prova. */
  sha256: string
  /** Texto integral, do título à assinatura: parágrafos separados por linha em branco, linhas de tabela por quebra de linha e células por tabulação. */
  conteudo_completo: string
  /** Ementa publicada com o ato; `null` se não há. */
  ementa: string | null
  /** Página da edição; de um ato em partes, da primeira à da última parte: `12-14`. */
  pagina: string
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Quem assina, com o cargo se publicado; vários separados por `; `. */
  assinatura: string
  /** Endereço da página em PDF na Imprensa Nacional. */
  url_pdf: string
  /** O tipo do ato e os assuntos de que trata, de uma lista fixa: no máximo 8. */
  palavras_chave: string[]
  /** Identificadores das publicações de `relacoes`, cada um uma vez; vazio se não são conhecidas. */
  publicacoes_relacionadas: string[]
  /** Publicações do acervo que esta retifica, republica, torna sem efeito ou cita, e as que fazem isso com ela: correções primeiro, no máximo 100. Só há ligação quando um único ato se destaca. */
  relacoes: Relacao[]
  entidades: Entidades
  /** Os atos que a publicação traz, se são vários, na ordem do texto, no máximo 1.000; vazio se traz um só. */
  partes: Parte[]
  /** As imagens do ato, na ordem do texto; vazio se não há. O que há nelas não é texto: a busca não o encontra. */
  imagens: ImagemDoTexto[]
  /** 1 para o texto importado primeiro; cresce a cada reimportação que o muda. */
  versao: number
  /** Quando o primeiro texto chegou ao acervo; `null` se chegou antes de isso ser guardado. */
  recebida_em: string | null
  /** Quando se confirmou que a fonte o retirou da edição; `null` se não o fez. */
  retirada_em: string | null
  fonte: FonteDoAto
  /** Como citar o ato (ABNT NBR 6023), pronto para copiar, sem o dia em que foi lido. A norma pede esse dia: acrescente `Acesso em: 30 nov. 2026.`, com um espaço antes. Uma ementa longa vem cortada, com `[…]`. */
  citacao: string
  /** O ato da linha; só vem em `/exportar` com `agrupar=parte`. `null`: a linha é a publicação inteira. */
  parte: Parte | null
  /** A forma do ato na fonte; só vem com `incluir=estrutura`. `null`: foi importado por um programa que não a guardava, e `arauto importar --reler` do zip a acrescenta. */
  estrutura: Estrutura | null
  /** As linhas que quem opera este acervo ocultou, para que cópias dele as ocultem; só em `/alteracoes` com `incluir=estrutura`, e só para quem tem o escopo `administracao`. Vazia: nenhuma; ausente: não se diz. */
  linhas_ocultas: LinhaOculta[]
  linhas: LinhasDoAto
  /** As aberturas e os prazos que o texto diz, na ordem dele; só com `incluir=prazos`. Experimental. */
  prazos: PrazoDoAto[]
}

/** A forma do ato na fonte: blocos, tabelas e destaques, sem marcação. */
export interface Estrutura {
  /** Os blocos, na ordem do texto; juntos são o texto inteiro. */
  blocos: BlocoDoTexto[]
}

/** Um bloco do ato, como a fonte o traz. */
export interface BlocoDoTexto {
  /** O que o bloco é. */
  tipo: Aberto<'paragrafo' | 'titulo' | 'lista' | 'imagem' | 'tabela'>
  /** Onde o bloco começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Classe que a fonte dá ao parágrafo: `identifica`, `ementa`, `data`, `assina`, `cargo`…; `null` se nenhuma. */
  classe: string | null
  /** Trechos de outra forma, na ordem do texto; um pode conter outros. */
  estilos: EstiloDoTexto[]
  /** De uma tabela, quantas das primeiras linhas dão nome às colunas. */
  cabecalho: number
  /** De uma tabela, as linhas; vazio nos demais. */
  linhas: CelulaDeTabela[][]
}

/** Uma célula no seu lugar; vazia, se `inicio` e `fim` são iguais. */
export interface CelulaDeTabela {
  /** Onde a célula começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** A primeira coluna que ocupa, a partir de 0. */
  coluna: number
  /** Quantas colunas ocupa. */
  colunas: number
  /** Quantas linhas ocupa. */
  linhas: number
  /** Trechos de outra forma, na ordem do texto; um pode conter outros. */
  estilos: EstiloDoTexto[]
}

/** Um trecho do texto que a fonte traz de outra forma. */
export interface EstiloDoTexto {
  /** Como a fonte o traz. `quebra`: ali termina uma linha; `item`: item de lista; `imagem`: lugar de uma imagem, que só a versão certificada mostra. */
  tipo: Aberto<'sobrescrito' | 'subscrito' | 'tachado' | 'negrito' | 'italico' | 'sublinhado' | 'titulo' | 'item' | 'quebra' | 'imagem'>
  /** Onde o trecho começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Nome da imagem; `null` nos demais. */
  nome: string | null
}

/** Uma linha oculta, sem os valores dela nem o motivo. */
export interface LinhaOculta {
  /** O `id` dela (`lin_…`). */
  linha_id: string
  /** A tabela dela. */
  tabela: Aberto<'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'>
  /** O lugar dela entre as linhas do ato nesta tabela, a partir de 0. */
  lugar: number
  /** Um resumo do que ela diz. */
  dito: string
  /** Um resumo de quem ou do que ela fala; `null`: o ato não o diz. */
  sobre: string | null
}

/** O que o ato diz, em linhas de tabelas, lidas só do texto; só vem com `incluir=linhas`. */
export interface LinhasDoAto {
  /** O que se sabe da qualidade das linhas. `experimental`: colunas podem estar erradas, e mudar. */
  qualidade: Aberto<'experimental'>
  /** As linhas da tabela `contratos`, na ordem do texto, no máximo 1.000; vazio se o ato não é um extrato. */
  contratos: LinhaDeContrato[]
  /** As linhas da tabela `pessoal`, na ordem do texto, no máximo 5.000; vazio se o ato não move pessoa ou não é da Seção 2. */
  pessoal: LinhaDePessoal[]
  /** As linhas da tabela `licitacoes`, na ordem do texto, no máximo 300; vazio se o ato não é um aviso de licitação ou não é da Seção 3. */
  licitacoes: LinhaDeLicitacao[]
  /** As linhas da tabela `sancoes`, na ordem do texto; vazio se o ato não pune empresa ou é da Seção 2. */
  sancoes: LinhaDeSancao[]
  /** As linhas da tabela `normas`, na ordem do texto; vazio se o ato é da Seção 3, ou da Seção 2 e não muda nem revoga outro. */
  normas: LinhaDeNorma[]
}

/** Uma linha da tabela `contratos`: um contratado de um instrumento. `null` é o que não está impresso; nada é adivinhado. */
export interface LinhaDeContrato {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o extrato publica, pelo título ou pela espécie. */
  tipo_instrumento: Aberto<'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'>
  /** Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato. */
  numero_contrato: string | null
  /** Ano do número do contrato. */
  ano_contrato: number | null
  /** Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo". */
  numero_termo: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** Modalidade da licitação, ou sua falta. */
  modalidade: Aberto<'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica'> | null
  /** Número da licitação, sem o ano, como impresso. */
  numero_licitacao: string | null
  /** Ano da licitação. */
  ano_licitacao: number | null
  /** Código da unidade de compra (UASG). */
  uasg: string | null
  /** Quem contrata, como impresso. */
  contratante_nome: string | null
  /** CNPJ de quem contrata, com dígitos verificadores corretos. */
  contratante_cnpj: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  contratante_orgao: string
  /** Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor. */
  fornecedor_nome: string | null
  /** CNPJ do contratado, ou CPF, sempre mascarado. */
  fornecedor_ni: string | null
  /** Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP. */
  fornecedor_tipo: string | null
  /** De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais. */
  partes: ({ nome: string; ni: string | null })[]
  /** O objeto, como impresso. */
  objeto: string | null
  /** Valor que o texto diz inicial ou original. */
  valor_inicial: number | null
  /** Valor total, global ou sem outro nome. Nunca um valor do objeto. */
  valor_global: number | null
  /** Valor por mês. */
  valor_mensal: number | null
  /** Quanto o termo acrescenta. */
  valor_acrescimo: number | null
  /** Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado. */
  valor_do_instrumento: number | null
  /** Moeda dos valores (ISO 4217). */
  moeda: string | null
  /** Quando foi assinado. */
  data_assinatura: string | null
  /** Primeiro dia de vigência, se impresso. */
  vigencia_inicio: string | null
  /** Último dia de vigência; veja `vigencia_fim_calculada`. */
  vigencia_fim: string | null
  /** Prazo de vigência (ISO 8601). */
  vigencia_prazo: string | null
  /** Se `vigencia_fim` não está impressa e foi contada pelo prazo. */
  vigencia_fim_calculada: boolean
  /** O fundamento legal, como impresso. */
  fundamento_legal: string | null
  /** As normas do fundamento legal, como em `entidades.normas`. */
  normas: string[]
  /** Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem. */
  origem_adesao: boolean
  /** O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`. */
  sistema_origem: Aberto<'comprasnet4' | 'sidec' | 'livre'>
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDaLinha[]
}

/** O lugar do texto de onde veio o valor de uma coluna. */
export interface TrechoDaLinha {
  /** A coluna cujo valor foi lido ali. */
  coluna: Aberto<'tipo_instrumento' | 'numero_contrato' | 'ano_contrato' | 'numero_termo' | 'processo' | 'modalidade' | 'numero_licitacao' | 'ano_licitacao' | 'uasg' | 'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni' | 'objeto' | 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo' | 'valor_do_instrumento' | 'moeda' | 'data_assinatura' | 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo' | 'fundamento_legal' | 'partes' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Uma linha da tabela `pessoal`: uma pessoa em um movimento. `null` é o que não está impresso; nada é adivinhado. */
export interface LinhaDePessoal {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto. */
  tipo_movimentacao: Aberto<'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'>
  /** O verbo, como impresso. */
  verbo: string
  /** Se o ato diz "a pedido". */
  a_pedido: boolean
  /** Se o ato diz "de ofício". */
  de_oficio: boolean
  /** A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia. */
  pessoa_nome: string | null
  /** O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas. */
  pessoa_papel: Aberto<'titular' | 'substituto' | 'instituidor' | 'membro' | 'presidente' | 'suplente'> | null
  /** A matrícula, como impressa, com suas máscaras. */
  matricula: string | null
  /** O sistema da matrícula, se impresso. */
  matricula_tipo: Aberto<'siape' | 'siapecad' | 'militar' | 'propria'> | null
  /** O cargo que a pessoa ocupa, como impresso. */
  cargo_efetivo: string | null
  /** O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular. */
  cargo_funcao: string | null
  /** Se a pessoa só substitui quem ocupa `cargo_funcao`. */
  substituto: boolean
  /** O código do cargo ou da função, como impresso. */
  codigo: string | null
  /** A sigla do código: `FCE`, `DAS`, `FG`. */
  sigla_funcao: string | null
  /** O nível do código: `1.07`, `3`, `IV`. */
  nivel_funcao: string | null
  /** A unidade dentro do órgão, como impressa. */
  unidade: string | null
  /** O órgão para onde a pessoa vai, se o ato a leva a outro. */
  orgao_destino: string | null
  /** O dia desde o qual vale, se impresso. */
  data_efeito: string | null
  /** Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`. */
  data_efeito_origem: Aberto<'expressa' | 'retroativa' | 'periodo' | 'publicacao' | 'assinatura' | 'obito'> | null
  /** O primeiro dia do período, se impresso. */
  periodo_inicio: string | null
  /** O último dia do período, se impresso. */
  periodo_fim: string | null
  /** Por que o cargo está vago. */
  vaga_causa: Aberto<'aposentadoria' | 'exoneracao' | 'dispensa' | 'falecimento' | 'posse_inacumulavel' | 'remocao' | 'redistribuicao' | 'criacao' | 'outra'> | null
  /** O código da vaga, como impresso. */
  vaga_codigo: string | null
  /** Quem ocupava a vaga, como impresso. */
  vaga_antecessor: string | null
  /** Quem assina, sem posto. */
  autoridade_nome: string | null
  /** O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato. */
  autoridade_cargo: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDePessoal[]
}

/** O lugar do texto de onde veio o valor de uma coluna. */
export interface TrechoDePessoal {
  /** A coluna cujo valor foi lido ali. */
  coluna: Aberto<'tipo_movimentacao' | 'verbo' | 'a_pedido' | 'de_oficio' | 'pessoa_nome' | 'pessoa_papel' | 'matricula' | 'matricula_tipo' | 'cargo_efetivo' | 'cargo_funcao' | 'substituto' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade' | 'orgao_destino' | 'data_efeito' | 'data_efeito_origem' | 'periodo_inicio' | 'periodo_fim' | 'vaga_causa' | 'vaga_codigo' | 'vaga_antecessor' | 'autoridade_nome' | 'autoridade_cargo' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Uma linha da tabela `licitacoes`: uma licitação em um aviso. `null` é o que não está impresso; nada é adivinhado. */
export interface LinhaDeLicitacao {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o aviso faz ou conta: de adjudicação e homologação, a última; `deserta` se ninguém veio, `fracassada` se ninguém serviu; o resultado de uma fase é `resultado`. */
  tipo_aviso: Aberto<'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'>
  /** Se o aviso só diz o que é novo num aviso anterior que corrige. */
  retificacao: boolean
  /** Modalidade da licitação. */
  modalidade: Aberto<'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica'> | null
  /** Número da licitação, sem o ano, como impresso. */
  numero: string | null
  /** Ano do número da licitação. */
  ano: number | null
  /** Se o texto diz que é para registro de preços. */
  srp: boolean
  /** Código da unidade de compra (UASG), se impresso. */
  uasg: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O objeto, como impresso. */
  objeto: string | null
  /** Dia em que a sessão abre. Nunca o do edital nem o fim do prazo das propostas; das propostas e da disputa, a disputa. */
  data_abertura: string | null
  /** Hora em que a sessão abre, `HH:MM`, como impressa: de Brasília ou local. */
  hora_abertura: string | null
  /** Valor que o texto diz estimado, máximo ou de referência, em reais. */
  valor_estimado: number | null
  /** Endereço do edital, como impresso. */
  url_edital: string | null
  /** Quem venceu e o quê, na ordem do texto; quem só foi habilitado não venceu. Um CPF no nome vem mascarado. */
  vencedores: VencedorDeLicitacao[]
  /** O sistema que escreveu o aviso (`siasgnet`, `sidec`), ou `livre`. */
  sistema_origem: Aberto<'siasgnet' | 'sidec' | 'livre'>
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeLicitacao[]
}

/** O lugar do texto de onde veio o valor de uma coluna. */
export interface TrechoDeLicitacao {
  /** A coluna cujo valor foi lido ali. */
  coluna: Aberto<'tipo_aviso' | 'modalidade' | 'numero' | 'ano' | 'srp' | 'uasg' | 'processo' | 'objeto' | 'data_abertura' | 'valor_estimado' | 'url_edital' | 'vencedores' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Quem venceu uma licitação, e o quê. */
export interface VencedorDeLicitacao {
  /** Como impresso. */
  fornecedor_nome: string | null
  /** CNPJ, com dígitos verificadores corretos. */
  fornecedor_ni: string | null
  /** Os itens, como impressos. */
  itens: string | null
  /** O que venceu ao todo, em reais; nunca um preço unitário. */
  valor: number | null
}

/** Uma linha da tabela `sancoes`: uma sanção de uma empresa em um ato. `null` é o que não está impresso; nada é adivinhado. */
export interface LinhaDeSancao {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que se aplicou. `impedimento` de licitar e contratar; `suspensao` temporária de licitar, também a que a lei junta ao impedimento de contratar; `inidoneidade`; `descredenciamento` só se vem sozinho. */
  categoria_sancao: Aberto<'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'>
  /** O que o ato deixa da sanção: `aplicada` (também se ainda cabe recurso), `reduzida`, `suspensa`, `retirada`. O que se fez do próprio ato é `situacao`. */
  situacao_sancao: Aberto<'aplicada' | 'reduzida' | 'suspensa' | 'retirada'>
  /** `licitacao`: leis de licitações e contratos; `anticorrupcao`: Lei 12.846/2013. */
  ambito: Aberto<'licitacao' | 'anticorrupcao'>
  /** Se o ato só diz o que é novo num anterior que corrige. */
  retificacao: boolean
  /** A empresa, como impressa; um CPF no nome vem mascarado. */
  sancionado_nome: string | null
  /** O CNPJ, como impresso; se os dígitos verificadores não conferem, a confiança é `baixa`. */
  sancionado_cnpj: string | null
  /** Com quem a empresa não pode contratar, como impresso. */
  abrangencia: string | null
  /** Por quanto tempo, em ISO 8601 (`P2Y6M`); prazos de recurso e de pagamento não são. */
  prazo: string | null
  /** Desde quando, se o dia está impresso. */
  data_inicio: string | null
  /** Até quando, se o dia está impresso. */
  data_fim: string | null
  /** Valor da multa, em reais. */
  valor_multa: number | null
  /** Por quê, como impresso. */
  motivo: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** Em que se baseia, como impresso. */
  fundamento_legal: string | null
  /** Quem age, se o texto o diz; não quem assina. */
  orgao_sancionador: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeSancao[]
}

/** O lugar do texto de onde veio o valor de uma coluna. */
export interface TrechoDeSancao {
  /** A coluna cujo valor foi lido ali. */
  coluna: Aberto<'categoria_sancao' | 'sancionado_nome' | 'sancionado_cnpj' | 'abrangencia' | 'prazo' | 'data_inicio' | 'data_fim' | 'valor_multa' | 'motivo' | 'processo' | 'fundamento_legal' | 'orgao_sancionador' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Uma linha da tabela `normas`: um ato que faz regras, ou muda as de outros. `null` é o que não está impresso; nada é adivinhado. */
export interface LinhaDeNorma {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o ato é, pelo título. */
  especie: Aberto<'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'>
  /** O nome do próprio ato, como `norma:` o procura; sem ele se a espécie não se procura assim, ou se não tem número. Portarias e resoluções de órgãos diferentes podem ter o mesmo. */
  norma: string | null
  /** O número do ato, só os algarismos. */
  numero: string | null
  /** O ano do ato. */
  ano: number | null
  /** A data do ato, pelo título. */
  data: string | null
  /** A ementa, como impressa. */
  ementa: string | null
  /** O dia em que o ato diz que entra em vigor: o impresso, ou o da publicação, o da assinatura ou o fim do prazo que o texto diz em vez dele. */
  entra_em_vigor: string | null
  /** Quando o ato diz que entra em vigor: na `publicacao`, na `assinatura`, numa `data` ou depois de um `prazo`; sem ele se o ato não o diz, ou diz vários. */
  entra_em_vigor_origem: Aberto<'publicacao' | 'assinatura' | 'data' | 'prazo'> | null
  /** As normas que o ato altera, e os dispositivos, se a frase os diz. */
  altera: NormaTocada[]
  /** As normas que o ato revoga, inteiras (`total`) ou em parte (sem ele se a frase não o deixa claro), e os dispositivos, se a frase os diz. */
  revoga: NormaRevogada[]
  /** As normas que o ato diz que regulamenta. */
  regulamenta: NormaTocada[]
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o ato da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeNorma[]
}

/** Uma norma que o ato altera ou regulamenta. */
export interface NormaTocada {
  /** Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso. */
  norma: string | null
  /** O nome, como impresso. */
  nome: string
  /** Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz. */
  dispositivos: string | null
  /** O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais. */
  palavras: string
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Uma norma que o ato revoga, inteira ou em parte. */
export interface NormaRevogada {
  /** Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso. */
  norma: string | null
  /** O nome, como impresso. */
  nome: string
  /** Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz. */
  dispositivos: string | null
  /** O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais. */
  palavras: string
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Se é revogada inteira; `null` se a frase não o deixa claro. */
  total: boolean | null
}

/** O lugar do texto de onde veio o valor de uma coluna. */
export interface TrechoDeNorma {
  /** A coluna cujo valor foi lido ali. */
  coluna: Aberto<'especie' | 'numero' | 'ano' | 'data' | 'ementa' | 'entra_em_vigor' | 'entra_em_vigor_origem' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
}

/** Uma abertura ou um prazo que um ato diz. Experimental: pode faltar ou sobrar. */
export interface PrazoDoAto {
  /** `abertura`: a sessão de uma licitação, ou a disputa. `entrega_de_propostas`: quando propostas e envelopes são recebidos. `inscricao`. `recurso`: também defesa e impugnação. `contribuicao`: a uma consulta pública. `reuniao`: assembleia, audiência, julgamento. `prazo`: outro que o texto chama assim. */
  tipo: Aberto<'abertura' | 'entrega_de_propostas' | 'inscricao' | 'recurso' | 'contribuicao' | 'reuniao' | 'prazo'>
  /** O dia, ou o último de um período; `null` se o texto só diz dias, ou quando começa. */
  data: string | null
  /** A hora impressa, HH:MM, de `data`, ou de `desde` se `data` é `null`. De Brasília ou local: o texto raramente o diz. */
  hora: string | null
  /** O primeiro dia de um período; `null` se nenhum está impresso. */
  desde: string | null
  /** Um prazo em dias, como impresso; `null` se é um dia. */
  dias: number | null
  /** Se só contam dias úteis. */
  dias_uteis: boolean
  /** Se `data` foi contada: só quando o texto diz que os dias (corridos) contam da publicação. O último dia não é passado ao dia útil seguinte. */
  calculada: boolean
  /** Onde as palavras começam em `conteudo_completo`, em unidades Unicode. */
  inicio: number
  /** Onde acabam, exclusive. */
  fim: number
  /** As palavras, numa linha. CPFs vêm mascarados. */
  texto: string
}

/** Várias publicações, lidas de uma vez. */
export interface Publicacoes {
  /** As publicações, na ordem pedida, cada uma uma vez. */
  publicacoes: Publicacao[]
  /** Identificadores que não existem no acervo. */
  inexistentes: string[]
}

/** Ligação entre duas publicações, lida no texto de uma delas. */
export interface Relacao {
  /** O que esta publicação é para a outra: `retificada_por` diz que a outra a retifica. */
  tipo: Aberto<'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'>
  /** Identificador da outra publicação. */
  id: string
  /** Quantas das ligações como esta estão certas, medido em ligações rotuladas como se metade dos originais faltasse no acervo: 0,99 onde quase tudo o que o texto diz confere (número, data, página, órgão, trecho), menos onde algo não confere ou outra publicação se parece com ela. Numa citação, quão próximos são os órgãos. */
  confianca: number
  /** Até onde vai: `todo`, o ato inteiro; `parte`, só a parte em `parte`. `null`: uma citação, ou uma ligação de um programa antigo, ainda não relida. */
  alcance: Aberto<'todo' | 'parte'> | null
  /** A parte atingida; `null`: o ato todo. */
  parte: { tipo: Aberto<'dispositivo' | 'pessoa' | 'ato' | 'medida'>; texto: string; trechos: ({ inicio: number; fim: number })[] } | null
  /** Das retificações, de um lado ou do outro, o que dizem das palavras: *onde se lê*, *leia-se*; vazio nas demais ligações. As que não se acham no texto retificado só vêm quando nenhuma se acha. */
  passagens: ({ onde_se_le: string; leia_se: string; posicao: number | null })[]
}

/** Um dos atos de uma publicação que traz vários. */
export interface EnderecoDaParte {
  /** O identificador da publicação, `#` e o que distingue a parte nela: o número (`#1146`); `#1146-2` a segunda com o mesmo número; `#parte-3` a terceira, se não tem número. Na página de leitura, o que vem depois de `#` abre a parte. */
  endereco: string
  /** O número do ato, só os algarismos e a letra se houver; `null` se não tem. */
  numero: string | null
}

/** De onde veio um ato: a matéria e os arquivos da fonte. */
export interface FonteDoAto {
  /** O número da matéria na fonte (`idMateria`). */
  id_materia: string
  /** A seção na fonte (`pubName`): `DO1`, `DO2`, `DO3`, `DO1E`, `DO2E` ou `DO3E`. */
  pub_name: string
  /** Os números dos pedaços em que a fonte dividiu a matéria; `[0]` se não a dividiu. */
  numeros: number[]
  /** O nome que quem enviou a matéria deu a ela (`name`, cortado pela fonte): serve para achá-la, não é título. Este campo e os seguintes são `null` se um programa antigo importou o ato; `arauto importar --reler` do zip os acrescenta. */
  nome_materia: string | null
  /** O zip de onde veio o ato; de XML soltos, como o acervo os chama. */
  arquivo: string | null
  /** SHA-256 desse zip, em hexadecimal; `null` se não foi um zip. */
  sha256: string | null
  /** Os arquivos XML do ato, na ordem dos pedaços. */
  xml: ({ nome: string; sha256: string })[] | null
  /** Resumo dos bytes da fonte, que nenhuma regra de limpeza de texto muda: o `sha256` do XML; de vários, o SHA-256 dos `sha256` deles, em hexadecimal, um após o outro. */
  sha256_xml: string | null
}

/** O que o texto nomeia, cada coisa uma vez, na ordem em que aparece; no máximo 100 de cada. CPFs nunca entram. */
export interface Entidades {
  /** CNPJs com dígitos verificadores corretos. */
  cnpjs: string[]
  /** Números de processo (NUP e CNJ). */
  processos: string[]
  /** Códigos de unidades de compra (UASG). */
  uasgs: string[]
  /** Números de contratos. */
  contratos: string[]
  /** Licitações, por modalidade e número. */
  licitacoes: string[]
  /** Valores em reais. */
  valores: number[]
  /** Normas citadas, por tipo, número e ano, se dito; as que o texto diz estaduais, distritais ou municipais, com essa palavra: `Lei Municipal 159/2011`. */
  normas: string[]
  /** As mesmas normas, por partes. */
  normas_detalhadas: ({ nome: string; tipo: string; numero: string; ano: number | null; esfera: Aberto<'federal' | 'estadual' | 'distrital' | 'municipal'> | null; federal: boolean | null })[]
  /** Quem assina o ato. */
  pessoas: ({ nome: string; cargo: string | null })[]
}

/** Um dos atos de uma publicação que traz vários, lido no texto dela. */
export interface Parte {
  /** O identificador da publicação, `#` e o que distingue a parte nela: o número (`#1146`); `#1146-2` a segunda com o mesmo número; `#parte-3` a terceira, se não tem número. Na página de leitura, o que vem depois de `#` abre a parte. */
  endereco: string
  /** O número do ato, só os algarismos e a letra se houver; `null` se não tem. */
  numero: string | null
  /** O tipo do ato, no singular; `null` se o título não o diz. */
  tipo_ato: string | null
  /** O título do próprio ato, como publicado; `null` se um título vale para vários. */
  titulo: string | null
  /** A data no título do ato, ou no que vale para vários; `null` se não há. */
  data: string | null
  /** De quem trata: o primeiro nome de cada parágrafo, cada um uma vez, no máximo 20; vazio se nenhum se reconhece. */
  nomes: string[]
  /** Quem assina a seguir, na forma de `assinatura` da publicação. */
  assinatura: string | null
  /** Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** As palavras que valem para o ato e vêm antes dele (`O REITOR …, resolve:`), mesmo para vários; `null` se estão nele. */
  abertura: { inicio: number; fim: number } | null
  /** Como citar só este ato, na forma de `citacao` da publicação: pelo título dele ou, sem título próprio, pelo tipo e o número e o título da publicação. */
  citacao: string
}

/** Uma imagem do ato, no seu lugar. */
export interface ImagemDoTexto {
  /** O nome que a fonte lhe dá; duas imagens podem ter o mesmo. */
  nome: string
  /** Onde está em `conteudo_completo`, em caracteres Unicode, a partir de 0; ali se lê `[imagem: …, só na versão certificada]`. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Se o acervo a tem; se não, só a página de `url_pdf` a mostra. */
  disponivel: boolean
  /** O tipo do arquivo; `null` se não está disponível, como os campos que seguem. */
  tipo: Aberto<'png' | 'jpeg' | 'gif'> | null
  /** Em pixels. */
  largura: number | null
  /** Em pixels. */
  altura: number | null
  /** SHA-256 do arquivo, em hexadecimal. */
  sha256: string | null
  /** O caminho dela neste serviço, que pede a mesma chave. */
  url: string | null
}

/** Seção do Diário Oficial da União. */
export interface Secao {
  /** Código da seção. */
  codigo: Aberto<'1' | '2' | '3' | 'extra'>
  /** Nome para exibição. */
  nome: string
  /** O que a seção publica. */
  descricao: string
}

/** Edição do Diário Oficial da União presente no acervo. */
export interface Edicao {
  /** Número da edição; as extras levam letra. */
  numero: string
  /** Data da edição, AAAA-MM-DD. */
  data: string
  /** `normal`, ou `extra` para as publicadas fora do horário regular. */
  tipo: Aberto<'normal' | 'extra'>
  /** Códigos das seções presentes. */
  secoes: (Aberto<'1' | '2' | '3' | 'extra'>)[]
  /** Quantas publicações a edição tem no acervo. */
  total_publicacoes: number
  /** Se a fonte ainda pode trocar um arquivo da edição: veio inteiro nesta madrugada, e ainda não veio igual outra vez. Nunca depois das 6h do dia. */
  provisoria: boolean
}

/** O que o acervo tem, ou não tem, de uma seção em uma data. */
export interface Fonte {
  /** Data da edição, AAAA-MM-DD. */
  data: string
  /** Código da seção; `extra` para todas as edições extras do dia nessa seção. */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence a edição extra; igual a `secao` nas demais. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** `completa`: tudo está no acervo. `parcial`: só uma parte. `pendente`: a fonte ainda não a tem. `falha`: não foi possível obtê-la. `sem_edicao`: o dia não teve edição. `ausente`: nunca foi pedida nem importada. */
  estado: Aberto<'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente'>
  /** De uma seção `completa`: se o arquivo veio nesta madrugada e ainda não veio igual outra vez, e por isso a fonte ainda pode trocá-lo. Nunca depois das 6h do dia. */
  provisoria: boolean
  /** Por que o arquivo mais novo não está no acervo; null se nada falhou. */
  motivo: Aberto<'credenciais_recusadas' | 'sessao_recusada' | 'acesso_bloqueado' | 'sem_conexao' | 'tempo_esgotado' | 'erro_http' | 'resposta_inesperada' | 'falha_interna' | 'data_ausente' | 'secao_ausente' | 'arquivo_vazio' | 'arquivo_grande_demais' | 'transferencia_incompleta' | 'nao_e_zip' | 'zip_invalido' | 'zip_sem_xml' | 'data_errada' | 'secao_errada'> | null
  /** O que falta e por quê, para ser lido por pessoas; null se nada. */
  mensagem: string | null
  /** Artigos do último arquivo importado até o fim, incluindo os separados com erro. */
  artigos: number
  /** Publicações no acervo. */
  publicacoes: number
  /** Artigos separados com erro: não puderam ser lidos ou são pedaços de página, e não atos. */
  rejeitados: number
  /** Das publicações, as que o arquivo mais novo da fonte não trouxe, à espera de outra leitura que o confirme. */
  ausentes: number
  /** Das publicações, as que a fonte retirou depois de publicar; continuam no acervo, com `situacao` `retirada`. */
  retiradas: number
  /** Nome do último arquivo importado; null se nenhum. */
  arquivo: string | null
  /** SHA-256 desse arquivo, em hexadecimal; null se não é um zip. */
  sha256: string | null
  /** Raiz da árvore de Merkle sobre os XML desse zip (/guia/prova); null se não é um zip, ou se um programa antigo o importou. */
  raiz: string | null
  /** A declaração que vale sobre o dia, assinada por esta instalação; null se nenhuma. `/fontes/declaracoes` tem o texto. */
  declaracao: { sequencia: number; raiz: string; assinatura: string | null; chave_publica: string | null } | null
  /** Quantas vezes foi pedida à fonte ou importada. */
  tentativas: number
  /** Quando da primeira vez. */
  primeira_em: string | null
  /** Quando da última vez. */
  ultima_em: string | null
}

/** O que esta instalação declarou sobre os zips de um dia. */
export interface Declaracao {
  /** O número da declaração nesta instalação, de 1 em diante, sem falhas. */
  sequencia: number
  /** A declaração, em JSON: os bytes (UTF-8) que se resumem e assinam. Traz a data, a raiz, os zips com as raízes deles, a declaração do mesmo dia que substitui, o `sha256` da anterior e a chave pública. */
  texto: string
  /** SHA-256 de `texto`. */
  sha256: string
  /** Assinatura Ed25519 de `texto`, em base64; `null` se a chave do acervo faltava na hora: a declaração seguinte, assinada, a cobre. */
  assinatura: string | null
  /** O dia de que trata. */
  data: string
  /** A raiz do dia: a mesma onde os mesmos zips foram importados. */
  raiz: string
}

/** O que se precisa, além do XML, para conferir sem o Arauto que um ato estava no zip de um dia. */
export interface Prova {
  /** A forma da prova, explicada em /guia/prova. */
  formato: Aberto<'arauto_prova_1'>
  /** Da publicação. */
  id: string
  /** O dia de que trata a declaração. */
  data: string
  /** Cada arquivo do ato, e o caminho dele até `zip.raiz`. */
  xml: ({ nome: string; sha256: string; indice: number; folhas: number; caminho: string[] })[]
  /** O zip, e o caminho dele até a raiz do dia. */
  zip: { arquivo: string; sha256: string; raiz: string; indice: number; folhas: number; caminho: string[] }
  /** A raiz do dia. */
  raiz: string
  /** A declaração mais nova que tem esse zip. */
  declaracao: { sequencia: number; texto: string; sha256: string; assinatura: string | null }
  /** A chave que a assinou: Ed25519, 32 bytes em base64; `null` sem assinatura. */
  chave_publica: string | null
  /** O número da declaração mais nova sobre o dia, se outra a substituiu; `null` se vale. */
  substituida_por: number | null
}

/** Como estão o coletor de edições e a fonte dele, o INLABS. */
export interface Coletor {
  /** Quando a fonte respondeu como deve; null se nunca. */
  ultima_resposta_em: string | null
  /** Falhas da fonte desde então. */
  falhas_consecutivas: number
  /** Por que o arquivo mais novo não está no acervo; null se nada falhou. */
  motivo: Aberto<'credenciais_recusadas' | 'sessao_recusada' | 'acesso_bloqueado' | 'sem_conexao' | 'tempo_esgotado' | 'erro_http' | 'resposta_inesperada' | 'falha_interna' | 'data_ausente' | 'secao_ausente' | 'arquivo_vazio' | 'arquivo_grande_demais' | 'transferencia_incompleta' | 'nao_e_zip' | 'zip_invalido' | 'zip_sem_xml' | 'data_errada' | 'secao_errada'> | null
  /** A última falha, para ser lida por pessoas; null se nenhuma desde então. */
  mensagem: string | null
  /** Nada é pedido à fonte antes; null se não há espera. */
  proxima_tentativa_em: string | null
}

/** Com que atraso as edições de um período chegaram e saíram. */
export interface Pontualidade {
  /** Uma linha por data e seção, da data mais recente à mais antiga. */
  edicoes: PontualidadeDaSecao[]
  /** Os meses do período, do mais recente ao mais antigo. */
  meses: PontualidadeDoMes[]
}

/** Quando uma seção de um dia foi oferecida, chegou e saiu. */
export interface PontualidadeDaSecao {
  /** Data da edição, AAAA-MM-DD. */
  data: string
  /** Código da seção; `extra` para as edições extras do dia nessa seção. */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence a edição extra; igual a `secao` nas demais. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** O estado da seção, como em `/fontes`. */
  estado: Aberto<'completa' | 'parcial' | 'pendente' | 'falha'>
  /** Quando se olhou a fonte pela última vez antes de ela oferecer o arquivo; null se nunca. */
  nao_oferecida_em: string | null
  /** Quando se viu pela primeira vez que a fonte oferece o arquivo; null se não se viu: foi importado à mão, ou um programa antigo não o guardou. */
  oferecida_em: string | null
  /** Quando o primeiro ato dela foi gravado; null se nenhum, ou se um programa antigo não o guardou. */
  iniciada_em: string | null
  /** Quando ficou inteira pela primeira vez; null se ainda não está, ou se não se sabe. */
  completa_em: string | null
  /** Quando um recebedor aceitou a primeira entrega de um ato dela, por webhook ou canal; null se não houve. */
  primeira_entrega_em: string | null
  /** Quando começou a primeira tentativa da última entrega, aceita ou não; null se não houve. */
  ultima_saida_em: string | null
  /** Quando um recebedor aceitou a última entrega, também depois de repetida; null se não houve. */
  ultima_entrega_em: string | null
  /** Quanto levou cada trecho; null: um dos seus dois fins não foi observado. */
  segundos: { coleta: number | null; primeira_entrega: number | null; ultima_saida: number | null; ultima_entrega: number | null }
}

/** Quanto levou cada trecho num mês. */
export interface PontualidadeDoMes {
  /** AAAA-MM. */
  mes: string
  /** As seções dos dias do mês, medidas ou não. */
  edicoes: number
  coleta: TrechoMedido
  primeira_entrega: TrechoMedido
  ultima_saida: TrechoMedido
  ultima_entrega: TrechoMedido
}

/** Quanto levou um trecho nas seções de um mês. */
export interface TrechoMedido {
  /** De quantas seções se observaram os dois fins do trecho. */
  medidas: number
  /** Segundos que metade delas não passou; null se nenhuma. */
  p50: number | null
  /** Segundos que 99 % delas não passaram; null se nenhuma. */
  p99: number | null
}

/** Uma citação de um texto, e o que o acervo diz dela. */
export interface Citacao {
  /** `ato`; `dou`, um lugar do Diário Oficial sem ato nomeado antes; `processo`, um número de processo. */
  tipo: Aberto<'ato' | 'dou' | 'processo'>
  /** A citação, como está no texto. */
  texto: string
  /** Onde começa no texto, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Como foi lida: tipo, número e data ou ano; o lugar; o número do processo. */
  lida: string
  /** `existe`; `corrigido`: existe, e outro ato o retificou, republicou ou desfez em parte; `revogado`: foi revogado, anulado, tornado sem efeito ou retirado; `indefinido`: o texto não basta para apontar um só ato; `desconhecido`: o acervo tem tudo dos dias em que sairia, e não o tem (um processo: nenhum ato do acervo traz o número); `fora_do_acervo`: o acervo não tem esses dias, e não se pode dizer se existe. */
  resultado: Aberto<'existe' | 'corrigido' | 'revogado' | 'indefinido' | 'desconhecido' | 'fora_do_acervo'>
  /** O porquê, para pessoas; em `fora_do_acervo`, com o que falta do acervo. */
  motivo: string
  /** O ato; em `indefinido`, os que podem ser; de um lugar ou processo, os que há: no máximo 10. */
  publicacoes: ResultadoBusca[]
  /** Quantos são, listados ou não. */
  total: number
  /** Quem o corrigiu ou revogou, com as palavras que o dizem: no máximo 5. */
  correcoes: ({ tipo: Aberto<'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'>; publicacao: ResultadoBusca; trecho: string | null })[]
}

/** As citações de um texto. */
export interface Verificacao {
  /** Na ordem do texto: no máximo 250. */
  citacoes: Citacao[]
  /** Quantas citações ficaram de fora, depois da 250ª. */
  mais: number
}

/** Órgão que publica; conta também o que é dos que lhe são subordinados. */
export interface Orgao {
  /** O caminho, como o filtro `orgao` o recebe. */
  orgao: string
  /** O último nível do caminho. */
  nome: string
  /** `null` se não é conhecida. */
  sigla: string | null
  /** Quantas publicações há no acervo. */
  total: number
  /** Dia da mais antiga. */
  primeira_data: string
  /** Dia da mais recente. */
  ultima_data: string
  /** Quantos órgãos há logo abaixo dele: peça-os com `pai`. */
  subordinados: number
}

/** Tipo de ato que há no acervo. */
export interface TipoAto {
  /** Como o filtro `tipo_ato` o recebe. */
  tipo_ato: string
  /** Quantas publicações há no acervo. */
  total: number
  /** Dia da mais antiga. */
  primeira_data: string
  /** Dia da mais recente. */
  ultima_data: string
}

/** O que pode querer quem digitou o começo. */
export interface Sugestao {
  /** `palavra` dos textos, com acentos se forem conhecidos; `orgao`; `norma` que os textos citam. */
  tipo: Aberto<'palavra' | 'orgao' | 'norma'>
  /** O que mostrar a quem digita. */
  texto: string
  /** O que procurar em `termo`; `null` para um órgão. */
  termo: string | null
  /** O que pôr no filtro `orgao`; `null` para o que não é órgão. */
  orgao: string | null
  /** Quantas publicações têm o órgão, a norma ou a palavra que completa, aproximadamente. */
  total: number
}

/** Uma alteração do acervo, com o ato como está agora. */
export interface Alteracao {
  /** O que pedir em `desde` para continuar depois desta. */
  cursor: string
  /** O que houve com o ato: `nova`, entrou no acervo; `alterada`, o texto ou a leitura dele é outra; `retirada`, a fonte o tirou da edição; `religada`, o texto é o mesmo, e mudou o que se diz dele (`situacao`, correções em `relacoes`, endereço, `fonte`, imagens). */
  tipo: Aberto<'nova' | 'alterada' | 'retirada' | 'religada'>
  /** Quando o acervo o anotou; dos atos mais antigos do que esta lista, quando ela começou. */
  em: string
  publicacao: Publicacao
}

/** Uma página de alterações do acervo. */
export interface PaginaAlteracoes {
  /** Alterações por página. */
  limite: number
  /** As alterações, na ordem em que entraram no acervo. Com textos longos vêm menos do que `limite`, ao menos uma. */
  resultados: Alteracao[]
  /** O que pedir em `desde` da próxima vez, agora ou quando houver mais. */
  proximo: string
  /** Se já há mais alterações depois destas. */
  tem_mais: boolean
  /** Quantas publicações o acervo tem agora: por elas se vê quanto falta. */
  publicacoes: number
}

/** Uma linha da tabela `contratos`, um contratado de um instrumento, com o que a publicação é agora. */
export interface Contrato {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o extrato publica, pelo título ou pela espécie. */
  tipo_instrumento: Aberto<'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'>
  /** Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato. */
  numero_contrato: string | null
  /** Ano do número do contrato. */
  ano_contrato: number | null
  /** Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo". */
  numero_termo: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** Modalidade da licitação, ou sua falta. */
  modalidade: Aberto<'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica'> | null
  /** Número da licitação, sem o ano, como impresso. */
  numero_licitacao: string | null
  /** Ano da licitação. */
  ano_licitacao: number | null
  /** Código da unidade de compra (UASG). */
  uasg: string | null
  /** Quem contrata, como impresso. */
  contratante_nome: string | null
  /** CNPJ de quem contrata, com dígitos verificadores corretos. */
  contratante_cnpj: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  contratante_orgao: string
  /** Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor. */
  fornecedor_nome: string | null
  /** CNPJ do contratado, ou CPF, sempre mascarado. */
  fornecedor_ni: string | null
  /** Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP. */
  fornecedor_tipo: string | null
  /** De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais. */
  partes: ({ nome: string; ni: string | null })[]
  /** O objeto, como impresso. */
  objeto: string | null
  /** Valor que o texto diz inicial ou original. */
  valor_inicial: number | null
  /** Valor total, global ou sem outro nome. Nunca um valor do objeto. */
  valor_global: number | null
  /** Valor por mês. */
  valor_mensal: number | null
  /** Quanto o termo acrescenta. */
  valor_acrescimo: number | null
  /** Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado. */
  valor_do_instrumento: number | null
  /** Moeda dos valores (ISO 4217). */
  moeda: string | null
  /** Quando foi assinado. */
  data_assinatura: string | null
  /** Primeiro dia de vigência, se impresso. */
  vigencia_inicio: string | null
  /** Último dia de vigência; veja `vigencia_fim_calculada`. */
  vigencia_fim: string | null
  /** Prazo de vigência (ISO 8601). */
  vigencia_prazo: string | null
  /** Se `vigencia_fim` não está impressa e foi contada pelo prazo. */
  vigencia_fim_calculada: boolean
  /** O fundamento legal, como impresso. */
  fundamento_legal: string | null
  /** As normas do fundamento legal, como em `entidades.normas`. */
  normas: string[]
  /** Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem. */
  origem_adesao: boolean
  /** O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`. */
  sistema_origem: Aberto<'comprasnet4' | 'sidec' | 'livre'>
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDaLinha[]
  /** A publicação de que a linha foi lida; os lugares são do texto dela. */
  publicacao: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Página da edição. */
  pagina: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** As linhas de um tipo de instrumento em todo o resultado. */
export interface SomaDeContratos {
  /** O tipo das linhas somadas. */
  tipo_instrumento: Aberto<'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'>
  /** Quantas linhas. */
  linhas: number
  /** Quantas delas têm valor em reais, só seu ou comum a vários contratados. */
  com_valor: number
  /** A soma em reais dos `valor_global`, e de cada `valor_do_instrumento` cujos contratados não têm valor próprio, uma só vez. Aditivos repetem o valor do contrato. */
  valor: number
}

/** Quantas linhas do resultado têm cada valor, e quanto somam. */
export interface FacetaDeContratos {
  /** Quantos valores diferentes há. */
  total_valores: number
  /** Os 100 mais comuns, do mais ao menos; os meses, todos, do mais recente ao mais antigo. */
  valores: ({ valor: string; com_valor: number; soma: number; total: number })[]
}

/** O que se mediu de uma coluna. */
export interface QualidadeDaColuna {
  /** A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos. */
  coluna: Aberto<'linhas' | 'tipo_instrumento' | 'numero_contrato' | 'ano_contrato' | 'numero_termo' | 'processo' | 'modalidade' | 'numero_licitacao' | 'ano_licitacao' | 'uasg' | 'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni' | 'objeto' | 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo' | 'valor_do_instrumento' | 'moeda' | 'data_assinatura' | 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo' | 'fundamento_legal' | 'partes' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Quem escreveu os extratos: um sistema do governo, ou gente. */
  origem: Aberto<'sistema' | 'livre'>
  /** Quantos valores uma pessoa achou nos textos. */
  valores: number
  /** Quantos valores dados são outros no texto, ou não estão nele. */
  errados: number
  /** Dos valores dados, a parte certa; `null` se nenhum foi dado. */
  precisao: number | null
  /** Dos valores nos textos, a parte dada certa; `null` se não há nenhum. */
  cobertura: number | null
  /** A menor `precisao` que se quer nestes atos; `null` se não há meta. */
  meta_precisao: number | null
  /** A menor `cobertura` que se quer neles; `null` se não há meta. */
  meta_cobertura: number | null
  /** Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental. */
  estado: Aberto<'estavel' | 'experimental'>
}

/** O que se sabe dos erros das linhas. */
export interface QualidadeDosContratos {
  /** `experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais. */
  estado: Aberto<'experimental'>
  /** Versão das regras que se mediu. */
  versao_extrator: number
  /** Quando se mediu. */
  medida_em: string
  /** Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023. */
  atos: number
  /** As medidas. */
  colunas: QualidadeDaColuna[]
}

/** Uma página da tabela `contratos`. */
export interface PaginaContratos {
  /** Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página. */
  total: number | null
  /** Linhas por página. */
  limite: number
  /** Todo o resultado somado, os tipos com mais linhas antes. */
  somas: SomaDeContratos[] | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`. */
  facetas: { tipo_instrumento: FacetaDeContratos | null; modalidade: FacetaDeContratos | null; orgao: FacetaDeContratos | null; fornecedor_ni: FacetaDeContratos | null; mes: FacetaDeContratos | null } | null
  /** O que se sabe dos erros das linhas. */
  qualidade: QualidadeDosContratos | null
  /** As linhas, na ordem pedida. */
  resultados: Contrato[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** Uma linha da tabela `pessoal`, uma pessoa em um movimento, com o que a publicação é agora. */
export interface Movimento {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto. */
  tipo_movimentacao: Aberto<'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'>
  /** O verbo, como impresso. */
  verbo: string
  /** Se o ato diz "a pedido". */
  a_pedido: boolean
  /** Se o ato diz "de ofício". */
  de_oficio: boolean
  /** A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia. */
  pessoa_nome: string | null
  /** O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas. */
  pessoa_papel: Aberto<'titular' | 'substituto' | 'instituidor' | 'membro' | 'presidente' | 'suplente'> | null
  /** A matrícula, como impressa, com suas máscaras. */
  matricula: string | null
  /** O sistema da matrícula, se impresso. */
  matricula_tipo: Aberto<'siape' | 'siapecad' | 'militar' | 'propria'> | null
  /** O cargo que a pessoa ocupa, como impresso. */
  cargo_efetivo: string | null
  /** O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular. */
  cargo_funcao: string | null
  /** Se a pessoa só substitui quem ocupa `cargo_funcao`. */
  substituto: boolean
  /** O código do cargo ou da função, como impresso. */
  codigo: string | null
  /** A sigla do código: `FCE`, `DAS`, `FG`. */
  sigla_funcao: string | null
  /** O nível do código: `1.07`, `3`, `IV`. */
  nivel_funcao: string | null
  /** A unidade dentro do órgão, como impressa. */
  unidade: string | null
  /** O órgão para onde a pessoa vai, se o ato a leva a outro. */
  orgao_destino: string | null
  /** O dia desde o qual vale, se impresso. */
  data_efeito: string | null
  /** Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`. */
  data_efeito_origem: Aberto<'expressa' | 'retroativa' | 'periodo' | 'publicacao' | 'assinatura' | 'obito'> | null
  /** O primeiro dia do período, se impresso. */
  periodo_inicio: string | null
  /** O último dia do período, se impresso. */
  periodo_fim: string | null
  /** Por que o cargo está vago. */
  vaga_causa: Aberto<'aposentadoria' | 'exoneracao' | 'dispensa' | 'falecimento' | 'posse_inacumulavel' | 'remocao' | 'redistribuicao' | 'criacao' | 'outra'> | null
  /** O código da vaga, como impresso. */
  vaga_codigo: string | null
  /** Quem ocupava a vaga, como impresso. */
  vaga_antecessor: string | null
  /** Quem assina, sem posto. */
  autoridade_nome: string | null
  /** O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato. */
  autoridade_cargo: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDePessoal[]
  /** A publicação de que a linha foi lida; os lugares são do texto dela. */
  publicacao: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Página da edição. */
  pagina: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** As linhas de um tipo de movimento em todo o resultado. */
export interface SomaDeMovimentos {
  /** O tipo das linhas contadas. */
  tipo_movimentacao: Aberto<'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'>
  /** Quantas linhas; a mesma pessoa pode estar em várias. */
  linhas: number
}

/** Quantas linhas do resultado têm cada valor. */
export interface FacetaDeLinhas {
  /** Quantos valores diferentes há. */
  total_valores: number
  /** Os 100 mais comuns, do mais ao menos; os meses, todos, do mais recente ao mais antigo. */
  valores: ({ valor: string; total: number })[]
}

/** O que se mediu de uma coluna. */
export interface QualidadeDaColunaDePessoal {
  /** A coluna; `linhas`: se a pessoa e o movimento estão certos. As de `ato_` foram medidas em outros atos. */
  coluna: Aberto<'linhas' | 'tipo_movimentacao' | 'verbo' | 'a_pedido' | 'de_oficio' | 'pessoa_nome' | 'pessoa_papel' | 'matricula' | 'matricula_tipo' | 'cargo_efetivo' | 'cargo_funcao' | 'substituto' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade' | 'orgao_destino' | 'data_efeito' | 'data_efeito_origem' | 'periodo_inicio' | 'periodo_fim' | 'vaga_causa' | 'vaga_codigo' | 'vaga_antecessor' | 'autoridade_nome' | 'autoridade_cargo' | 'ato_tipo' | 'ato_numero' | 'ato_data'>
  /** Se os atos têm no máximo cinco linhas, ou mais: listas, tabelas e anexos. */
  pessoas: Aberto<'ate_5' | 'mais_de_5'>
  /** Quantos valores uma pessoa achou nos textos. */
  valores: number
  /** Quantos valores dados são outros no texto, ou não estão nele. */
  errados: number
  /** Dos valores dados, a parte certa; `null` se nenhum foi dado. */
  precisao: number | null
  /** Dos valores nos textos, a parte dada certa; `null` se não há nenhum. */
  cobertura: number | null
  /** A menor `precisao` que se quer nestes atos; `null` se não há meta. */
  meta_precisao: number | null
  /** A menor `cobertura` que se quer neles; `null` se não há meta. */
  meta_cobertura: number | null
  /** Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental. */
  estado: Aberto<'estavel' | 'experimental'>
}

/** O que se sabe dos erros das linhas. */
export interface QualidadeDePessoal {
  /** `experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais. */
  estado: Aberto<'experimental'>
  /** Versão das regras que se mediu. */
  versao_extrator: number
  /** Quando se mediu. */
  medida_em: string
  /** Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de 2023. */
  atos: number
  /** As medidas. */
  colunas: QualidadeDaColunaDePessoal[]
}

/** Uma página da tabela `pessoal`. */
export interface PaginaPessoal {
  /** Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página. */
  total: number | null
  /** Linhas por página. */
  limite: number
  /** Todo o resultado contado, os tipos com mais linhas antes. */
  somas: SomaDeMovimentos[] | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`. */
  facetas: { tipo_movimentacao: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; sigla_funcao: FacetaDeLinhas | null; codigo: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null
  /** O que se sabe dos erros das linhas. */
  qualidade: QualidadeDePessoal | null
  /** As linhas, na ordem pedida. */
  resultados: Movimento[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** Uma linha da tabela `licitacoes`, uma licitação em um aviso, com o que a publicação é agora. */
export interface Licitacao {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o aviso faz ou conta: de adjudicação e homologação, a última; `deserta` se ninguém veio, `fracassada` se ninguém serviu; o resultado de uma fase é `resultado`. */
  tipo_aviso: Aberto<'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'>
  /** Se o aviso só diz o que é novo num aviso anterior que corrige. */
  retificacao: boolean
  /** Modalidade da licitação. */
  modalidade: Aberto<'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica'> | null
  /** Número da licitação, sem o ano, como impresso. */
  numero: string | null
  /** Ano do número da licitação. */
  ano: number | null
  /** Se o texto diz que é para registro de preços. */
  srp: boolean
  /** Código da unidade de compra (UASG), se impresso. */
  uasg: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O objeto, como impresso. */
  objeto: string | null
  /** Dia em que a sessão abre. Nunca o do edital nem o fim do prazo das propostas; das propostas e da disputa, a disputa. */
  data_abertura: string | null
  /** Hora em que a sessão abre, `HH:MM`, como impressa: de Brasília ou local. */
  hora_abertura: string | null
  /** Valor que o texto diz estimado, máximo ou de referência, em reais. */
  valor_estimado: number | null
  /** Endereço do edital, como impresso. */
  url_edital: string | null
  /** Quem venceu e o quê, na ordem do texto; quem só foi habilitado não venceu. Um CPF no nome vem mascarado. */
  vencedores: VencedorDeLicitacao[]
  /** O sistema que escreveu o aviso (`siasgnet`, `sidec`), ou `livre`. */
  sistema_origem: Aberto<'siasgnet' | 'sidec' | 'livre'>
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeLicitacao[]
  /** A publicação de que a linha foi lida; os lugares são do texto dela. */
  publicacao: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Página da edição. */
  pagina: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** As linhas de um tipo de aviso em todo o resultado. */
export interface SomaDeLicitacoes {
  /** O tipo das linhas contadas. */
  tipo_aviso: Aberto<'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'>
  /** Quantas linhas; a mesma licitação pode estar em várias. */
  linhas: number
}

/** O que se mediu de uma coluna. */
export interface QualidadeDaColunaDeLicitacoes {
  /** A coluna; `linhas`: se a linha existe; `vencedores.valor`: o campo de quem venceu. De `url_edital` nada se mediu. As de `ato_` foram medidas em outros atos. */
  coluna: string
  /** Avisos que anunciam ou mudam uma licitação, ou os que dizem como terminou. */
  avisos: Aberto<'anuncio' | 'resultado'>
  /** Quantos valores uma pessoa achou nos textos. */
  valores: number
  /** Quantos valores dados são outros no texto, ou não estão nele. */
  errados: number
  /** Dos valores dados, a parte certa; `null` se nenhum foi dado. */
  precisao: number | null
  /** Dos valores nos textos, a parte dada certa; `null` se não há nenhum. */
  cobertura: number | null
  /** A menor `precisao` que se quer nestes atos; `null` se não há meta. */
  meta_precisao: number | null
  /** A menor `cobertura` que se quer neles; `null` se não há meta. */
  meta_cobertura: number | null
  /** Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental. */
  estado: Aberto<'estavel' | 'experimental'>
}

/** O que se sabe dos erros das linhas. */
export interface QualidadeDeLicitacoes {
  /** `experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais. */
  estado: Aberto<'experimental'>
  /** Versão das regras que se mediu. */
  versao_extrator: number
  /** Quando se mediu. */
  medida_em: string
  /** Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023. */
  atos: number
  /** As medidas. */
  colunas: QualidadeDaColunaDeLicitacoes[]
}

/** Uma página da tabela `licitacoes`. */
export interface PaginaLicitacoes {
  /** Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página. */
  total: number | null
  /** Linhas por página. */
  limite: number
  /** Todo o resultado contado, os tipos com mais linhas antes. */
  somas: SomaDeLicitacoes[] | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`. */
  facetas: { tipo_aviso: FacetaDeLinhas | null; modalidade: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null
  /** O que se sabe dos erros das linhas. */
  qualidade: QualidadeDeLicitacoes | null
  /** As linhas, na ordem pedida. */
  resultados: Licitacao[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** Uma linha da tabela `sancoes`, uma sanção de uma empresa em um ato, com o que a publicação é agora. */
export interface Sancao {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que se aplicou. `impedimento` de licitar e contratar; `suspensao` temporária de licitar, também a que a lei junta ao impedimento de contratar; `inidoneidade`; `descredenciamento` só se vem sozinho. */
  categoria_sancao: Aberto<'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'>
  /** O que o ato deixa da sanção: `aplicada` (também se ainda cabe recurso), `reduzida`, `suspensa`, `retirada`. O que se fez do próprio ato é `situacao`. */
  situacao_sancao: Aberto<'aplicada' | 'reduzida' | 'suspensa' | 'retirada'>
  /** `licitacao`: leis de licitações e contratos; `anticorrupcao`: Lei 12.846/2013. */
  ambito: Aberto<'licitacao' | 'anticorrupcao'>
  /** Se o ato só diz o que é novo num anterior que corrige. */
  retificacao: boolean
  /** A empresa, como impressa; um CPF no nome vem mascarado. */
  sancionado_nome: string | null
  /** O CNPJ, como impresso; se os dígitos verificadores não conferem, a confiança é `baixa`. */
  sancionado_cnpj: string | null
  /** Com quem a empresa não pode contratar, como impresso. */
  abrangencia: string | null
  /** Por quanto tempo, em ISO 8601 (`P2Y6M`); prazos de recurso e de pagamento não são. */
  prazo: string | null
  /** Desde quando, se o dia está impresso. */
  data_inicio: string | null
  /** Até quando, se o dia está impresso. */
  data_fim: string | null
  /** Valor da multa, em reais. */
  valor_multa: number | null
  /** Por quê, como impresso. */
  motivo: string | null
  /** Número do processo, como impresso. */
  processo: string | null
  /** Em que se baseia, como impresso. */
  fundamento_legal: string | null
  /** Quem age, se o texto o diz; não quem assina. */
  orgao_sancionador: string | null
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeSancao[]
  /** A publicação de que a linha foi lida; os lugares são do texto dela. */
  publicacao: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Página da edição. */
  pagina: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** As linhas de uma categoria em todo o resultado. */
export interface SomaDeSancoes {
  /** A categoria das linhas contadas. */
  categoria_sancao: Aberto<'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'>
  /** Quantas linhas; a mesma sanção pode estar em várias. */
  linhas: number
  /** A soma das multas cujo valor está impresso, em reais; `null` se nenhuma. */
  valor_multa: number | null
}

/** O que se mediu de uma coluna. */
export interface QualidadeDaColunaDeSancoes {
  /** A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos. */
  coluna: string
  /** Quantos valores uma pessoa achou nos textos. */
  valores: number
  /** Quantos valores dados são outros no texto, ou não estão nele. */
  errados: number
  /** Dos valores dados, a parte certa; `null` se nenhum foi dado. */
  precisao: number | null
  /** Dos valores nos textos, a parte dada certa; `null` se não há nenhum. */
  cobertura: number | null
  /** A menor `precisao` que se quer nestes atos; `null` se não há meta. */
  meta_precisao: number | null
  /** A menor `cobertura` que se quer neles; `null` se não há meta. */
  meta_cobertura: number | null
  /** Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental. */
  estado: Aberto<'estavel' | 'experimental'>
}

/** O que se sabe dos erros das linhas. */
export interface QualidadeDeSancoes {
  /** `experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais. */
  estado: Aberto<'experimental'>
  /** Versão das regras que se mediu. */
  versao_extrator: number
  /** Quando se mediu. */
  medida_em: string
  /** Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; todos de uma edição de 2023. São poucos: as medidas são incertas. */
  atos: number
  /** As medidas. */
  colunas: QualidadeDaColunaDeSancoes[]
}

/** Uma página da tabela `sancoes`. */
export interface PaginaSancoes {
  /** Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página. */
  total: number | null
  /** Linhas por página. */
  limite: number
  /** Todo o resultado contado, as categorias com mais linhas antes. */
  somas: SomaDeSancoes[] | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`. */
  facetas: { categoria_sancao: FacetaDeLinhas | null; ambito: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null
  /** O que se sabe dos erros das linhas. */
  qualidade: QualidadeDeSancoes | null
  /** As linhas, na ordem pedida. */
  resultados: Sancao[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** Uma linha da tabela `normas`, um ato, com o que a publicação é agora. */
export interface Norma {
  /** Identificador da linha; o mesmo enquanto o texto do ato não muda. */
  id: string
  /** O que o ato é, pelo título. */
  especie: Aberto<'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'>
  /** O nome do próprio ato, como `norma:` o procura; sem ele se a espécie não se procura assim, ou se não tem número. Portarias e resoluções de órgãos diferentes podem ter o mesmo. */
  norma: string | null
  /** O número do ato, só os algarismos. */
  numero: string | null
  /** O ano do ato. */
  ano: number | null
  /** A data do ato, pelo título. */
  data: string | null
  /** A ementa, como impressa. */
  ementa: string | null
  /** O dia em que o ato diz que entra em vigor: o impresso, ou o da publicação, o da assinatura ou o fim do prazo que o texto diz em vez dele. */
  entra_em_vigor: string | null
  /** Quando o ato diz que entra em vigor: na `publicacao`, na `assinatura`, numa `data` ou depois de um `prazo`; sem ele se o ato não o diz, ou diz vários. */
  entra_em_vigor_origem: Aberto<'publicacao' | 'assinatura' | 'data' | 'prazo'> | null
  /** As normas que o ato altera, e os dispositivos, se a frase os diz. */
  altera: NormaTocada[]
  /** As normas que o ato revoga, inteiras (`total`) ou em parte (sem ele se a frase não o deixa claro), e os dispositivos, se a frase os diz. */
  revoga: NormaRevogada[]
  /** As normas que o ato diz que regulamenta. */
  regulamenta: NormaTocada[]
  /** O órgão que publica, com os níveis separados por `/`. */
  orgao: string
  /** O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`. */
  ato_endereco: string
  /** O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação. */
  ato_tipo: string | null
  /** O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato. */
  ato_numero: string | null
  /** A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data. */
  ato_data: string | null
  /** Quanto confiar na linha, pela regra que a leu. */
  confianca: Aberto<'alta' | 'media' | 'baixa'>
  /** Versão das regras da tabela; muda quando elas mudam. */
  versao_extrator: number
  /** Onde o ato da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** De onde veio cada valor, na ordem do texto. */
  trechos: TrechoDeNorma[]
  /** A publicação de que a linha foi lida; os lugares são do texto dela. */
  publicacao: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Número da edição; as extras levam letra. */
  edicao: string
  /** Página da edição. */
  pagina: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** As linhas de uma espécie em todo o resultado. */
export interface SomaDeNormas {
  /** A espécie das linhas contadas. */
  especie: Aberto<'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'>
  /** Quantas linhas. */
  linhas: number
}

/** O que se mediu de uma coluna. */
export interface QualidadeDaColunaDeNormas {
  /** A coluna; `altera` e `revoga`: se as normas são estas; `total` e `dispositivos`: das que são. As de `ato_` foram medidas em outros atos. */
  coluna: string
  /** Quantos valores uma pessoa achou nos textos. */
  valores: number
  /** Quantos valores dados são outros no texto, ou não estão nele. */
  errados: number
  /** Dos valores dados, a parte certa; `null` se nenhum foi dado. */
  precisao: number | null
  /** Dos valores nos textos, a parte dada certa; `null` se não há nenhum. */
  cobertura: number | null
  /** A menor `precisao` que se quer nestes atos; `null` se não há meta. */
  meta_precisao: number | null
  /** A menor `cobertura` que se quer neles; `null` se não há meta. */
  meta_cobertura: number | null
  /** Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental. */
  estado: Aberto<'estavel' | 'experimental'>
}

/** O que se sabe dos erros das linhas. */
export interface QualidadeDeNormas {
  /** `experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais. */
  estado: Aberto<'experimental'>
  /** Versão das regras que se mediu. */
  versao_extrator: number
  /** Quando se mediu. */
  medida_em: string
  /** Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos da Seção 2 de 2023, nenhum deles lei ou decreto. São poucos: as medidas são incertas. */
  atos: number
  /** As medidas. */
  colunas: QualidadeDaColunaDeNormas[]
}

/** Uma página da tabela `normas`. */
export interface PaginaNormas {
  /** Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página. */
  total: number | null
  /** Linhas por página. */
  limite: number
  /** Todo o resultado contado, as espécies com mais linhas antes. */
  somas: SomaDeNormas[] | null
  /** As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`. */
  facetas: { especie: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null
  /** O que se sabe dos erros das linhas. */
  qualidade: QualidadeDeNormas | null
  /** As linhas, na ordem pedida. */
  resultados: Norma[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** O que um ato do acervo diz que faz de uma norma, e as palavras que o dizem. */
export interface AlteracaoDeNorma {
  /** O que o ato faz da norma. */
  efeito: Aberto<'altera' | 'revoga' | 'regulamenta'>
  /** Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso. */
  norma: string | null
  /** O nome, como impresso. */
  nome: string
  /** Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz. */
  dispositivos: string | null
  /** O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais. */
  palavras: string
  /** Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0. */
  inicio: number
  /** O primeiro caractere depois. */
  fim: number
  /** Se é revogada inteira; `null` se a frase não o deixa claro, e se não é revogada. */
  total: boolean | null
  ato: Norma
}

/** O que o acervo diz que se fez de uma norma. */
export interface AlteracoesDaNorma {
  /** A norma, como foi lida do pedido. */
  norma: string
  /** Quantos atos; `null` com `cursor`. Um ato pode alterar e revogar. */
  total: number | null
  /** Atos por página. */
  limite: number
  /** O que se sabe dos erros das linhas; `null` com `cursor`. */
  qualidade: QualidadeDeNormas | null
  /** As alterações, as publicadas por último antes. */
  resultados: AlteracaoDeNorma[]
  /** O que pedir em `cursor` para continuar; `null` se estas são as últimas. */
  proximo: string | null
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** As publicações do acervo que citam a norma. */
export interface CitacoesDaNorma {
  /** Quantas publicações a citam, como `norma:` as acha. */
  total: number
  /** Dia da publicação que a cita mais antiga. */
  primeira: string
  /** Dia da mais recente. */
  ultima: string
}

/** Quantos atos do acervo alteram, revogam ou regulamentam a norma. */
export interface EfeitoSobreNorma {
  /** O que os atos fazem da norma. */
  efeito: Aberto<'altera' | 'revoga' | 'regulamenta'>
  /** Quantos atos o fazem. */
  total: number
  /** Dia da publicação que o faz mais antiga. */
  primeira: string
  /** Dia da mais recente. */
  ultima: string
}

/** O que o acervo sabe de uma norma. */
export interface FichaDaNorma {
  /** A norma, como foi lida do pedido. */
  norma: string
  /** As publicações que a citam; `null` se nenhuma. */
  citacoes: CitacoesDaNorma | null
  /** Os atos do acervo com esta espécie e este número (e este ano, se pedido), o mais antigo antes, no máximo 20: o que são, quando entram em vigor e, em `situacao`, o que outros atos fizeram deles. De portarias e resoluções, podem ser de órgãos diferentes. */
  atos: Norma[]
  /** Quantos são, com os que não vêm. */
  total_atos: number
  /** O que outros atos fazem dela; só o que ao menos um faz. */
  efeitos: EfeitoSobreNorma[]
  /** Dos 20 últimos atos que a revogam, os que o fazem inteira e que valem, o mais recente antes. De portarias e resoluções, `nome` costuma dizer de que órgão é a revogada. */
  revogada_por: AlteracaoDeNorma[]
  qualidade: QualidadeDeNormas
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** O que deixa passar: um dos `termos`, uma das `secoes`, um dos `orgaos`, nenhum dos `orgaos_exceto`, um dos `tipos_ato`, uma das `situacoes`, um dos `cnpjs`, e o maior valor do texto entre `valor_min` e `valor_max`. A `linha.nova` só se aplicam `linhas` e `literal`; a `edicao.publicada`, `secoes`; a `alerta.match`, nenhum. */
export interface Filtros {
  /** Consultas, na linguagem de `termo` da busca: basta que uma delas encontre a publicação. Vazio: não filtra. */
  termos: string[]
  /** Que linhas de uma tabela interessam: o que o `GET` dela acha com os mesmos filtros. Tudo o que é dado deve valer, e de cada lista basta um valor. Os outros filtros não se aplicam a linhas, só `literal`. `null`: num webhook, `linha.nova` conta todas, de todas as tabelas; um alerta procura atos, e não linhas. */
  linhas: Record<string, unknown> | null
  /** Códigos de seção, como em `secao` da busca: basta uma. `edicao.publicada` conta `extra1`, `extra2` e `extra3` como `extra`, porque a edição é anunciada com a primeira das suas seções. Vazio: não filtra. */
  secoes: (Aberto<'1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3'>)[]
  /** Órgãos, cada um como em `orgao` da busca: o caminho completo, o começo dele, um só nível ou uma sigla; basta um. Vazio: não filtra. */
  orgaos: string[]
  /** Órgãos cujos atos não interessam, escritos como em `orgaos`: um ato de qualquer deles, ou do que está abaixo, fica de fora. Vazio: nada fica. */
  orgaos_exceto: string[]
  /** Tipos de ato, cada um como em `tipo_ato` da busca: inteiro, ou o começo seguido de `*`; basta um. Vazio: não filtra. */
  tipos_ato: string[]
  /** O que outros atos fizeram do ato, como em `situacao` da busca: basta uma. Vale a do momento do evento; numa mudança, também a de antes. Vazio: não filtra. */
  situacoes: (Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>)[]
  /** CNPJs que o texto nomeia, cada um como em `cnpj` da busca; com os 8 primeiros caracteres, qualquer estabelecimento da empresa; basta um. Guardados sem pontuação. Vazio: não filtra. */
  cnpjs: string[]
  /** O maior valor em reais que o texto nomeia é este ou mais; `null`: não filtra. */
  valor_min: number | null
  /** O maior valor em reais que o texto nomeia é este ou menos; `null`: não filtra. */
  valor_max: number | null
  /** Se as palavras e as siglas em `orgaos` valem só o que está escrito, como em `literal` da busca. */
  literal: boolean
  /** Se as palavras só contam fora das linhas de quem assina, como em `ignorar_assinatura` da busca; vale para cada termo. */
  ignorar_assinatura: boolean
}

/** Quando sai o que um webhook recebe. */
export interface EnvioWebhook {
  /** `imediata`: assim que há algo. `edicao`: um minuto depois do último ato da edição inteira, ou 2 horas depois do primeiro, se falta uma seção; `dias` e `horario_silencioso` o adiam. `diaria`: uma vez por dia, à `hora`. */
  frequencia: Aberto<'imediata' | 'edicao' | 'diaria'>
  /** Hora de Brasília do envio diário, 8 se não é dita; `null` nas outras frequências. */
  hora: number | null
  /** Por quantos minutos, no máximo, o que chega espera para ir junto; `null`: não espera. Só na frequência `imediata` tem efeito. */
  juntar_minutos: number | null
  /** Os dias da semana, de Brasília, em que algo é enviado; nos outros nada sai, nem as repetições, e o que espera sai no primeiro destes. `null`: todos. */
  dias: (Aberto<'dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab'>)[] | null
  /** Horas em que nada é enviado, nem as repetições: o que espera sai no fim, em ordem. `null`: nenhuma. */
  horario_silencioso: { de: string; ate: string } | null
}

/** Webhook: um endereço que recebe eventos. */
export interface Webhook {
  /** Identificador do webhook. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Como você o chama, para o reconhecer entre outros; `null` se de nada. */
  nome: string | null
  /** Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha. */
  url: string
  /** Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação. */
  eventos: (Aberto<'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'>)[]
  filtros: Filtros
  /** Versão da leitura de `termos` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `termos` e `orgaos` mudam. */
  leitura: number
  /** Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde. */
  max_simultaneas: number | null
  /** Quando sai o que ele recebe; `null`: na hora. Testes, `/retry` e `/reenviar` não esperam. */
  envio: EnvioWebhook | null
  /** Se recebe entregas. */
  ativo: boolean
  /** Por que está inativo: `manual`, a pedido; `falhas`, porque uma entrega falhou em todas as tentativas e nenhuma outra teve sucesso; `endereco_perdido`, porque o endereço de um canal ou navegador se perdeu com a chave que o cifrava; `url` só diz o servidor e, se havia, a palavra depois de `#`: dê o endereço de novo. `null` se está ativo. */
  motivo_inativacao: Aberto<'manual' | 'falhas' | 'endereco_perdido'> | null
  /** Tentativas que falharam desde a última resposta 2xx. */
  falhas_consecutivas: number
  /** Quando foi criado. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Quando ficou inativo; `null` se está ativo. */
  inativado_em: string | null
  /** Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam. */
  conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: string[] } | null
}

/** Webhook recém-criado. */
export interface WebhookCriado {
  /** Identificador do webhook. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Como você o chama, para o reconhecer entre outros; `null` se de nada. */
  nome: string | null
  /** Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha. */
  url: string
  /** Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação. */
  eventos: (Aberto<'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'>)[]
  filtros: Filtros
  /** Versão da leitura de `termos` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `termos` e `orgaos` mudam. */
  leitura: number
  /** Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde. */
  max_simultaneas: number | null
  /** Quando sai o que ele recebe; `null`: na hora. Testes, `/retry` e `/reenviar` não esperam. */
  envio: EnvioWebhook | null
  /** Se recebe entregas. */
  ativo: boolean
  /** Por que está inativo: `manual`, a pedido; `falhas`, porque uma entrega falhou em todas as tentativas e nenhuma outra teve sucesso; `endereco_perdido`, porque o endereço de um canal ou navegador se perdeu com a chave que o cifrava; `url` só diz o servidor e, se havia, a palavra depois de `#`: dê o endereço de novo. `null` se está ativo. */
  motivo_inativacao: Aberto<'manual' | 'falhas' | 'endereco_perdido'> | null
  /** Tentativas que falharam desde a última resposta 2xx. */
  falhas_consecutivas: number
  /** Quando foi criado. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Quando ficou inativo; `null` se está ativo. */
  inativado_em: string | null
  /** Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam. */
  conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: string[] } | null
  /** O segredo que criamos, mostrado só desta vez; `null` se você enviou o seu, ou se o webhook já existia. */
  secret: string | null
}

/** Troca do segredo de um webhook. */
export interface TrocaSegredo {
  /** O webhook. */
  webhook_id: string
  /** O segredo novo, mostrado só desta vez; `null` se você enviou o seu. */
  secret: string | null
  /** Quando o segredo novo passa a assinar sozinho. Até lá, `X-Service-Signature` é do antigo, `X-Service-Signature-Next` do novo, e `webhook-signature` traz as duas. */
  vigente_em: string
}

/** A publicação de que trata uma entrega. */
export interface PublicacaoEntregue {
  /** Identificador da publicação. */
  id: string
  /** Título, como foi enviado. */
  titulo: string
  /** Seção. */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Data de publicação. */
  data_publicacao: string
}

/** A edição de que trata uma entrega. */
export interface EdicaoEntregue {
  /** Número da edição. */
  numero: string
  /** Data da edição. */
  data: string
}

/** Tentativa: uma requisição HTTP de uma entrega. */
export interface Tentativa {
  /** Número da tentativa, a partir de 1, também no cabeçalho X-Service-Attempt. */
  numero: number
  /** Quando começou. */
  iniciada_em: string
  /** Quanto durou, em milissegundos. */
  duracao_ms: number
  /** Status HTTP da resposta; `null` se não houve. */
  status_http: number | null
  /** Por que falhou; `null` se teve sucesso. */
  erro: Aberto<'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede'> | null
  /** Endereço IP que atendeu; `null` se não houve conexão. */
  ip: string | null
  /** Começo do corpo da resposta, até 4 KiB, guardado por 30 dias; `null` se vazio ou comprimido. */
  resposta: string | null
}

/** O que se envia ao destinatário. */
export interface RequisicaoEntrega {
  /** Cabeçalhos iguais em toda tentativa. Os outros mudam com o momento do envio: X-Service-Attempt, X-Service-Timestamp e as assinaturas. */
  cabecalhos: Record<string, string>
  /** O corpo, byte a byte, que é assinado e enviado em toda tentativa. Num canal de mensagens, a mensagem da última tentativa, que pode contar várias entregas. */
  corpo: string
  /** As entregas que o corpo conta, esta entre elas: uma, ou as que foram juntas numa mensagem de um canal. */
  entregas: string[]
}

/** Entrega: um evento a um webhook. */
export interface Entrega {
  /** Identificador da entrega, também no cabeçalho X-Service-Delivery. */
  id: string
  /** Identificador do evento, o mesmo em toda entrega dele. */
  evento_id: string
  /** O webhook que a recebe. */
  webhook_id: string
  /** Tipo do evento. */
  tipo: Aberto<'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'>
  /** `automatica`: o evento aconteceu. `teste`: pedida em `/test`. `reenvio`: pedida em `/reenviar`. */
  origem: Aberto<'automatica' | 'teste' | 'reenvio'>
  /** `pendente`: espera a próxima tentativa; a primeira, até quando o `envio` do webhook diz. `enviando`: há uma tentativa em curso. `entregue`: o destinatário respondeu 2xx. `falhou`: esgotou as tentativas. `suspensa`: o webhook está inativo. `cancelada`: o webhook foi excluído. */
  status: Aberto<'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada'>
  /** Quantas tentativas já houve. */
  tentativas: number
  /** Status HTTP da última tentativa; `null` se não houve resposta. */
  ultimo_status_http: number | null
  /** Por que a última tentativa falhou; `null` se teve sucesso ou não houve. `status_http`: a resposta não foi 2xx. `redirecionamento`: foi 3xx, e redirecionamentos não são seguidos. `tempo_esgotado`: não houve resposta em 5 s. `endereco_recusado`: o nome leva a um endereço que não é público. As demais dizem em que ponto a conexão falhou. */
  ultimo_erro: Aberto<'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede'> | null
  /** Quanto durou a última tentativa, em milissegundos; `null` se não houve. */
  ultima_duracao_ms: number | null
  /** Quando foi criada. */
  criado_em: string
  /** Quando será a próxima tentativa; `null` se não haverá. */
  proxima_tentativa_em: string | null
  /** Quando terminou; `null` se ainda não. */
  concluido_em: string | null
  /** A publicação de que trata; `null` se é uma edição. */
  publicacao: PublicacaoEntregue | null
  /** A edição de que trata; `null` se é uma publicação. */
  edicao: EdicaoEntregue | null
}

/** Entrega com suas tentativas e o que é enviado. */
export interface EntregaDetalhe {
  /** Identificador da entrega, também no cabeçalho X-Service-Delivery. */
  id: string
  /** Identificador do evento, o mesmo em toda entrega dele. */
  evento_id: string
  /** O webhook que a recebe. */
  webhook_id: string
  /** Tipo do evento. */
  tipo: Aberto<'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'>
  /** `automatica`: o evento aconteceu. `teste`: pedida em `/test`. `reenvio`: pedida em `/reenviar`. */
  origem: Aberto<'automatica' | 'teste' | 'reenvio'>
  /** `pendente`: espera a próxima tentativa; a primeira, até quando o `envio` do webhook diz. `enviando`: há uma tentativa em curso. `entregue`: o destinatário respondeu 2xx. `falhou`: esgotou as tentativas. `suspensa`: o webhook está inativo. `cancelada`: o webhook foi excluído. */
  status: Aberto<'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada'>
  /** Quantas tentativas já houve. */
  tentativas: number
  /** Status HTTP da última tentativa; `null` se não houve resposta. */
  ultimo_status_http: number | null
  /** Por que a última tentativa falhou; `null` se teve sucesso ou não houve. `status_http`: a resposta não foi 2xx. `redirecionamento`: foi 3xx, e redirecionamentos não são seguidos. `tempo_esgotado`: não houve resposta em 5 s. `endereco_recusado`: o nome leva a um endereço que não é público. As demais dizem em que ponto a conexão falhou. */
  ultimo_erro: Aberto<'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede'> | null
  /** Quanto durou a última tentativa, em milissegundos; `null` se não houve. */
  ultima_duracao_ms: number | null
  /** Quando foi criada. */
  criado_em: string
  /** Quando será a próxima tentativa; `null` se não haverá. */
  proxima_tentativa_em: string | null
  /** Quando terminou; `null` se ainda não. */
  concluido_em: string | null
  /** A publicação de que trata; `null` se é uma edição. */
  publicacao: PublicacaoEntregue | null
  /** A edição de que trata; `null` se é uma publicação. */
  edicao: EdicaoEntregue | null
  /** As tentativas, da primeira à última. */
  historico: Tentativa[]
  requisicao: RequisicaoEntrega
}

/** Uma página de entregas, da mais nova à mais antiga. */
export interface PaginaEntregas {
  /** Quantas entregas há ao todo; é exato. */
  total: number
  /** Página atual. */
  pagina: number
  /** Entregas por página. */
  limite: number
  /** Quantas páginas há. */
  total_paginas: number
  /** As entregas desta página. */
  resultados: Entrega[]
}

/** Entregas que terminaram; a que termina de novo, a pedido, conta de novo. Testes não contam. */
export interface ContagemEntregas {
  /** Entregas que terminaram com uma resposta 2xx. */
  entregues: number
  /** Entregas que esgotaram as tentativas. */
  falhas: number
  /** Parte das entregas que teve sucesso, de 0 a 1; `null` se não houve nenhuma. */
  taxa_sucesso: number | null
}

/** Tentativas que terminaram. Testes não contam. */
export interface ContagemTentativas {
  /** Tentativas com resposta 2xx. */
  sucessos: number
  /** As demais. */
  falhas: number
  /** Parte das tentativas que teve sucesso, de 0 a 1; `null` se não houve nenhuma. */
  taxa_sucesso: number | null
}

/** Quanto o destinatário leva para responder, com qualquer status. */
export interface TempoResposta {
  /** Média, em milissegundos; `null` se nada foi respondido. */
  media_ms: number | null
  /** Tempo em que vieram 95 % das respostas, em milissegundos, por faixas; `null` se nada foi respondido. */
  p95_ms: number | null
}

/** O que houve em uma hora. */
export interface HoraEstatisticas {
  /** Início da hora. */
  hora: string
  entregas: ContagemEntregas
  tentativas: ContagemTentativas
  tempo_resposta: TempoResposta
}

/** Erros recentes de uma classe. */
export interface ErrosRecentes {
  /** Classe do erro, como em `erro` de uma tentativa. */
  erro: Aberto<'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede'>
  /** Quantos deles. */
  quantidade: number
  /** Quando foi o mais novo. */
  ultimo_em: string
  /** Status HTTP do mais novo; `null` se não houve resposta. */
  ultimo_status_http: number | null
  /** Entrega em que houve o mais novo. */
  ultima_entrega_id: string
}

/** Como vão as entregas de um webhook. */
export interface Estatisticas {
  /** O webhook. */
  webhook_id: string
  /** O período pedido. */
  periodo: Aberto<'24h' | '7d' | '30d'>
  /** Começo da primeira hora do período. */
  desde: string
  /** Fim do período: o momento da resposta. */
  ate: string
  entregas: ContagemEntregas
  tentativas: ContagemTentativas
  tempo_resposta: TempoResposta
  /** Hora a hora, da mais antiga à atual; as que nada tiveram vêm com zeros. */
  horas: HoraEstatisticas[]
  /** As últimas 20 tentativas do período que falharam, por classe de erro, da mais frequente à menos. */
  erros_recentes: ErrosRecentes[]
}

/** Reenvio: as entregas de um período que não foram feitas. */
export interface Reenvio {
  /** Identificador do reenvio. */
  id: string
  /** O webhook. */
  webhook_id: string
  /** `pendente`: está sendo feito, aos poucos. `concluido`: todas as entregas foram criadas. `cancelado`: o webhook ficou inativo ou foi excluído. */
  status: Aberto<'pendente' | 'concluido' | 'cancelado'>
  /** Começo do período. */
  desde: string
  /** Fim do período. */
  ate: string
  /** Eventos do período, dos tipos que o webhook recebe, antes dos filtros. */
  eventos: number
  /** Quantos deles já foram comparados com os filtros. */
  examinados: number
  /** Entregas criadas. As que já existiam, com qualquer resultado, não são criadas de novo. */
  criadas: number
  /** Quando foi pedido. */
  criado_em: string
  /** Quando terminou; `null` se ainda não. */
  concluido_em: string | null
}

/** Evento: algo que houve no acervo. */
export interface Evento {
  /** Identificador do evento, o mesmo em toda entrega dele. */
  id: string
  /** O que houve. */
  tipo: Aberto<'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'>
  /** Quando houve. */
  criado_em: string
  /** O mesmo que em `dados` das entregas; sem `webhook`, `termos_correspondentes` e `trechos` vêm vazios, pois dependem dos filtros de cada um. */
  dados: Record<string, unknown>
}

/** Uma página de eventos. */
export interface PaginaEventos {
  /** Eventos por página. */
  limite: number
  /** Os eventos, na ordem em que entraram no acervo. */
  resultados: Evento[]
  /** O que pedir em `apos` da próxima vez, agora ou quando houver mais: nenhum evento é pulado nem repetido. */
  proximo: string
  /** Se já há mais eventos depois destes. */
  tem_mais: boolean
  /** O que se deve saber sobre a resposta; vazio se nada. */
  avisos: Aviso[]
}

/** Termo de um alerta. */
export interface TermoAlerta {
  /** Uma consulta, na linguagem de `termo` da busca. */
  termo: string
  /** O que reúne termos, para você; `null` se nada. */
  grupo: string | null
}

/** Endereço de e-mail de um alerta. */
export interface Endereco {
  /** O endereço. */
  email: string
  /** `pendente`: pedimos a confirmação, que ainda não veio. `confirmado`: recebe os e-mails. `descadastrado`: quem o usa pediu para não receber mais. */
  situacao: Aberto<'pendente' | 'confirmado' | 'descadastrado'>
  /** Quando foi confirmado; `null` se ainda não. */
  confirmado_em: string | null
}

/** O que o alerta deixa passar além da consulta: uma das `secoes`, um dos `orgaos`, nenhum dos `orgaos_exceto`, um dos `tipos_ato`, uma das `situacoes`, um dos `cnpjs`, e o maior valor do texto entre `valor_min` e `valor_max`. Com `linhas`, ele procura linhas de uma tabela, e dos outros só vale `literal`. */
export interface FiltrosAlerta {
  /** Que linhas de uma tabela interessam: o que o `GET` dela acha com os mesmos filtros. Tudo o que é dado deve valer, e de cada lista basta um valor. Os outros filtros não se aplicam a linhas, só `literal`. `null`: num webhook, `linha.nova` conta todas, de todas as tabelas; um alerta procura atos, e não linhas. */
  linhas: Record<string, unknown> | null
  /** Códigos de seção, como em `secao` da busca: basta uma. `edicao.publicada` conta `extra1`, `extra2` e `extra3` como `extra`, porque a edição é anunciada com a primeira das suas seções. Vazio: não filtra. */
  secoes: (Aberto<'1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3'>)[]
  /** Órgãos, cada um como em `orgao` da busca: o caminho completo, o começo dele, um só nível ou uma sigla; basta um. Vazio: não filtra. */
  orgaos: string[]
  /** Órgãos cujos atos não interessam, escritos como em `orgaos`: um ato de qualquer deles, ou do que está abaixo, fica de fora. Vazio: nada fica. */
  orgaos_exceto: string[]
  /** Tipos de ato, cada um como em `tipo_ato` da busca: inteiro, ou o começo seguido de `*`; basta um. Vazio: não filtra. */
  tipos_ato: string[]
  /** O que outros atos fizeram do ato, como em `situacao` da busca: basta uma. Vale a do momento do evento; numa mudança, também a de antes. Vazio: não filtra. */
  situacoes: (Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>)[]
  /** CNPJs que o texto nomeia, cada um como em `cnpj` da busca; com os 8 primeiros caracteres, qualquer estabelecimento da empresa; basta um. Guardados sem pontuação. Vazio: não filtra. */
  cnpjs: string[]
  /** O maior valor em reais que o texto nomeia é este ou mais; `null`: não filtra. */
  valor_min: number | null
  /** O maior valor em reais que o texto nomeia é este ou menos; `null`: não filtra. */
  valor_max: number | null
  /** Se as palavras e as siglas em `orgaos` valem só o que está escrito, como em `literal` da busca. */
  literal: boolean
  /** Se as palavras só contam fora das linhas de quem assina, como em `ignorar_assinatura` da busca; vale para cada termo. */
  ignorar_assinatura: boolean
}

/** A quem o alerta avisa. */
export interface Canais {
  /** Identificadores de webhooks desta conta; recebem `alerta.match` os que o têm em `eventos`. */
  webhooks: string[]
  /** Endereços de e-mail, guardados em minúsculas. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado. */
  emails: string[]
}

/** Alerta: uma consulta salva que avisa do que encontra. */
export interface Alerta {
  /** Identificador do alerta. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Nome do alerta: vai no assunto dos e-mails. */
  nome: string
  /** O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo. */
  consulta: string
  /** Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz. */
  frequencia: Aberto<'imediata' | 'edicao' | 'diaria'>
  /** Hora de Brasília do e-mail diário; nas outras frequências não tem efeito. */
  hora: number
  /** Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido. */
  avisar_vazio: boolean
  /** Se o alerta dispara. */
  ativo: boolean
  /** Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`. */
  termos: TermoAlerta[]
  /** Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas. */
  listas: string[]
  filtros: FiltrosAlerta
  /** Versão da leitura de `consulta`, `termos`, os itens das `listas` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `consulta`, `termos`, os itens das `listas` e `orgaos` mudam. */
  leitura: number
  canais: Canais
  /** Os boletins ativos que levam o que ele encontra. */
  boletins: string[]
  /** Quantas vezes encontrou um ato, novo ou alterado, sem ter canal algum: do que achou só fica o número. */
  encontrados_sem_canal: number
  /** Quando foi criado. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Os endereços de `canais.emails`, e se já confirmaram. */
  enderecos: Endereco[]
  /** Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam. */
  conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: string[] } | null
}

/** O que um alerta encontraria. */
export interface Simulacao {
  /** Primeiro dia do período. */
  desde: string
  /** Último dia do período. */
  ate: string
  /** Atos encontrados no período; é exato. */
  total: number
  consulta: Consulta
  /** Cada dia do período, do primeiro ao último. */
  dias: ({ data: string; total: number; coberto: boolean })[]
  /** Os mais recentes dos atos encontrados, no máximo 5. */
  exemplos: ResultadoBusca[]
  /** O que se deve saber sobre a resposta, no máximo 10; vazio se nada. */
  avisos: Aviso[]
}

/** O que um alerta encontrou no período. */
export interface Execucao {
  /** Primeiro dia do período. */
  desde: string
  /** Último dia do período. */
  ate: string
  /** Atos encontrados no período; é exato. */
  total: number
  consulta: Consulta
  /** Cada dia do período, do primeiro ao último. */
  dias: ({ data: string; total: number; coberto: boolean })[]
  /** Os mais recentes dos atos encontrados, no máximo 5. */
  exemplos: ResultadoBusca[]
  /** O que se deve saber sobre a resposta, no máximo 10; vazio se nada. */
  avisos: Aviso[]
  /** Atos, ou linhas, entregues agora; `null` se a entrega não foi pedida. */
  entregues: number | null
  /** Atos, ou linhas, que o alerta já tinha entregado; `null` se a entrega não foi pedida. */
  ja_entregues: number | null
}

/** Alerta que tem uma lista. */
export interface AlertaDaLista {
  /** Identificador do alerta. */
  id: string
  /** Nome do alerta. */
  nome: string
}

/** Lista de termos que alertas têm em comum. */
export interface ListaDeTermos {
  /** Identificador da lista. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Nome da lista, para você. */
  nome: string
  /** Quantos itens ela tem. */
  total: number
  /** Cresce de um em um, só quando a lista muda. */
  versao: number
  /** Quando foi criada. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Os alertas que têm esta lista. */
  alertas: AlertaDaLista[]
}

/** Lista, com os seus itens. */
export interface ListaComItens {
  /** Identificador da lista. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Nome da lista, para você. */
  nome: string
  /** Quantos itens ela tem. */
  total: number
  /** Cresce de um em um, só quando a lista muda. */
  versao: number
  /** Quando foi criada. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Os alertas que têm esta lista. */
  alertas: AlertaDaLista[]
  /** Os itens. */
  itens: TermoAlerta[]
}

/** Item que ficou de fora. */
export interface ItemRecusado {
  /** Em que linha do arquivo, ou em que lugar da lista, a partir de 1. */
  linha: number
  /** O item, no máximo os seus 200 primeiros caracteres. */
  item: string
  /** Por que ficou de fora. */
  problema: string
  /** Como o corrigir; `null` se não se sabe. */
  sugestao: string | null
}

/** Lista como ficou, e o que mudou. */
export interface ListaGravada {
  /** Identificador da lista. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Nome da lista, para você. */
  nome: string
  /** Quantos itens ela tem. */
  total: number
  /** Cresce de um em um, só quando a lista muda. */
  versao: number
  /** Quando foi criada. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Os alertas que têm esta lista. */
  alertas: AlertaDaLista[]
  /** Se algo mudou: o mesmo conteúdo outra vez, em qualquer ordem, não muda nada, nem a `versao`. */
  mudou: boolean
  /** Itens que a lista não tinha, ou tinha com outro `grupo`. */
  novos: number
  /** Itens que a lista não tem mais, ou não com o mesmo `grupo`. */
  removidos: number
  /** Itens que ficaram como estavam. */
  iguais: number
  /** Itens enviados que só repetem outro; contam uma vez. */
  repetidos: number
  /** Itens enviados que ficaram de fora. */
  total_recusados: number
  /** Os que ficaram de fora, os 1.000 primeiros. */
  recusados: ItemRecusado[]
}

/** Boletim: um e-mail com o que vários alertas encontraram. */
export interface Boletim {
  /** Identificador do boletim. */
  id: string
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave: string | null
  /** Nome do boletim. */
  nome: string
  /** Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos. */
  alertas: string[]
  /** Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado. */
  destinatarios: string[]
  /** Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  assunto: string
  /** Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  cabecalho: string
  /** Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  rodape: string
  /** O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  texto_vazio: string
  /** Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo. */
  enviar_vazio: boolean
  /** Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`. */
  agrupar_por: Aberto<'termo' | 'orgao' | 'secao' | 'alerta'>
  /** O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres. */
  conteudo: Aberto<'ementa' | 'trecho' | 'integra'>
  /** Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre. */
  anexar_csv: boolean
  /** Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula. */
  anexar_xlsx: boolean
  /** Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`). */
  frequencia: Aberto<'diaria' | 'semanal' | 'mensal'>
  /** Hora de Brasília em que sai. */
  hora: number
  /** Dias da semana em que sai; só na frequência `semanal`. */
  dias: (Aberto<'dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab'>)[]
  /** Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`. */
  dia_do_mes: number
  /** Se recolhe o que os alertas encontram, e sai. */
  ativo: boolean
  /** Quando foi criado. */
  criado_em: string
  /** Quando mudou pela última vez. */
  atualizado_em: string
  /** Os endereços de `destinatarios`, e se já confirmaram. */
  enderecos: Endereco[]
  /** Quando sai o próximo; `null` se está inativo. */
  proximo_envio_em: string | null
}

/** A página de um envio, que ainda abre. */
export interface PaginaAbertaBoletim {
  /** Identificador do envio. */
  id: string
  /** O dia do boletim. */
  data: string
  /** O assunto. */
  assunto: string
  /** Atos que ele conta. */
  total: number
  /** Quando foi feito. */
  criado_em: string
  /** O endereço da página, que se lê sem conta. */
  pagina: string
}

/** Uma parte da lista das páginas que ainda abrem. */
export interface PaginasAbertasBoletim {
  /** Páginas que ainda abrem. */
  total: number
  /** Esta página da lista. */
  pagina: number
  /** Itens por página da lista. */
  limite: number
  /** Páginas da lista ao todo. */
  total_paginas: number
  /** As páginas dos envios. */
  resultados: PaginaAbertaBoletim[]
}

/** O e-mail que um boletim teria sido. */
export interface PreviaBoletim {
  /** O assunto. */
  assunto: string
  /** O e-mail, um documento HTML inteiro, sem nada de fora. */
  html: string
  /** O mesmo em texto, que vai ao lado do HTML. */
  texto: string
  /** A planilha CSV anexa; `null` se não há. */
  csv: string | null
  /** A planilha XLSX anexa, em base64; `null` se não há. */
  xlsx: string | null
  /** Atos que ele conta. */
  total: number
  /** Se teria saído: sem atos, só com `enviar_vazio` e se houve edição conferida ou atrasada, ou nenhum alerta está ativo. */
  sairia: boolean
}

/** O que foi do e-mail a um destinatário. */
export interface DestinatarioEnvio {
  /** O endereço. */
  email: string
  /** `na_fila`: ainda não saiu, ou será tentado de novo. `enviado`: o servidor de e-mail o aceitou. `descartado`: não será enviado. */
  situacao: Aberto<'na_fila' | 'enviado' | 'descartado'>
  /** Quando o servidor de e-mail o aceitou; `null` se não. */
  enviado_em: string | null
  /** Por que não saiu, da última vez; `null` se saiu ou não se tentou. */
  erro: string | null
}

/** Um boletim que foi feito. */
export interface EnvioBoletim {
  /** Identificador do envio. */
  id: string
  /** O dia do boletim. */
  data: string
  /** O assunto. */
  assunto: string
  /** Atos que ele conta. */
  total: number
  /** Quando foi feito. */
  criado_em: string
  /** A quem foi: os que tinham confirmado quando foi feito. */
  destinatarios: DestinatarioEnvio[]
}

/** Um boletim que foi feito, com o que dizia. */
export interface EnvioBoletimDetalhe {
  /** Identificador do envio. */
  id: string
  /** O dia do boletim. */
  data: string
  /** O assunto. */
  assunto: string
  /** Atos que ele conta. */
  total: number
  /** Quando foi feito. */
  criado_em: string
  /** A quem foi: os que tinham confirmado quando foi feito. */
  destinatarios: DestinatarioEnvio[]
  /** O e-mail, um documento HTML inteiro, sem nada de fora. */
  html: string
  /** O mesmo em texto, que vai ao lado do HTML. */
  texto: string
  /** A planilha CSV anexa; `null` se não há. */
  csv: string | null
  /** A planilha XLSX anexa, em base64; `null` se não há. */
  xlsx: string | null
  /** O endereço da página deste envio, que se lê sem conta; `null` se foi fechada, ou se o envio é de uma versão anterior. */
  pagina: string | null
}

/** Página de envios de um boletim. */
export interface PaginaEnviosBoletim {
  /** Envios no histórico. */
  total: number
  /** Esta página. */
  pagina: number
  /** Envios por página. */
  limite: number
  /** Páginas ao todo. */
  total_paginas: number
  /** Os envios da página. */
  resultados: EnvioBoletim[]
}

/** Um dia do Diário para uma pessoa. */
export interface Caderno {
  /** O dia, AAAA-MM-DD. */
  data: string
  /** O dia anterior com edição, ou que devia ter; `null` se não há. */
  anterior: { data: string; situacao: Aberto<'no_acervo' | 'aguardada' | 'falta'> } | null
  /** O dia seguinte com edição, ou que devia ter; `null` se não há. */
  proxima: { data: string; situacao: Aberto<'no_acervo' | 'aguardada' | 'falta'> } | null
  /** As edições do dia no acervo. */
  edicoes: Edicao[]
  /** As seções do dia: as que chegaram, e as que deviam ter chegado. */
  secoes: ({ secao: Aberto<'1' | '2' | '3' | 'extra'>; secao_base: Aberto<'1' | '2' | '3'>; estado: Aberto<'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente'>; provisoria: boolean; mensagem: string | null; publicacoes: number; completa_em: string | null })[]
  /** Quantos atos os alertas encontraram ao todo, cada um contado uma vez. */
  total: number
  /** Quantos deles a pessoa não marcou como lidos. */
  nao_lidos: number
  /** Quantos atos a pessoa tem guardados, de qualquer dia. */
  guardados: number
  /** Os atos de dias anteriores, que alertas da conta tinham encontrado ou que a pessoa tem guardados, e que atos deste dia mudaram: no máximo 50. */
  mudaram: AtoMudado[]
  /** Os alertas da conta, do mais antigo ao mais recente. */
  alertas: AlertaDoCaderno[]
}

/** O que um alerta encontrou num dia, ou até onde se sabe que nada há. */
export interface AlertaDoCaderno {
  /** Identificador do alerta. */
  id: string
  /** Nome do alerta. */
  nome: string
  /** A consulta dele. */
  consulta: string
  /** Quantos atos do dia encontrou. */
  total: number
  /** Quantos deles vêm sob um alerta anterior: cada ato vem uma vez. */
  em_outros: number
  /** Dos que vêm sob este, quantos a pessoa não marcou como lidos. */
  nao_lidos: number
  /** Até onde o dia foi conferido para ele. */
  conferencia: { situacao: Aberto<'conferido' | 'incompleto' | 'nao_conferido' | 'sem_edicao' | 'inativo'>; faltam: (Aberto<'1' | '2' | '3' | 'extra'>)[] }
  /** De um alerta sem atos no dia: o dia anterior mais recente de que encontrou um; `null` se não se sabe de nenhum. */
  ultimo: string | null
  /** Os primeiros dos que vêm sob este alerta, na ordem do jornal. */
  atos: AtoDoCaderno[]
}

/** Um ato que um alerta encontrou. */
export interface AtoDoCaderno {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Número da edição. */
  edicao: string
  /** Página da edição; de um ato em partes, da primeira à última. */
  pagina: string
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
  /** O trecho do texto que mostra por que o primeiro dos alertas o encontrou, em pedaços que se seguem. CPFs vêm mascarados. */
  trecho: ({ texto: string; marcado: boolean })[]
  /** Dos atos que a publicação traz, o que tem as palavras do trecho; `null` se ela traz um só. */
  parte: EnderecoDaParte | null
  /** Os termos dos alertas a que o ato corresponde, como escritos; vazio se os alertas não têm termos, ou passados 90 dias. */
  termos_correspondentes: string[]
  /** Os outros alertas que o encontraram. */
  outros_alertas: ({ id: string; nome: string })[]
  /** As linhas do ato que alertas de linhas encontraram; vazio se só alertas de atos o encontraram. */
  linhas: ({ tabela: Aberto<'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'>; linha: Contrato | Movimento | Licitacao | Sancao | Norma; prazo: { campo: Aberto<'vigencia_fim' | 'data_abertura'>; data: string; dias: number } | null })[]
  /** As aberturas e os prazos que o texto diz, como em `incluir=prazos` da publicação: os primeiros dez. */
  prazos: PrazoDoAto[]
  /** Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém. */
  lido: boolean
  /** Quando a pessoa guardou o ato; `null` se não. */
  guardado_em: string | null
}

/** O que diz de um ato uma lista do caderno ou uma pasta. */
export interface ResumoDeAto {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Número da edição. */
  edicao: string
  /** Página da edição; de um ato em partes, da primeira à última. */
  pagina: string
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
}

/** Um ato anterior, que a pessoa já tinha, e o que mudou nele. */
export interface AtoMudado {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Número da edição. */
  edicao: string
  /** Página da edição; de um ato em partes, da primeira à última. */
  pagina: string
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
  /** Os alertas que o tinham encontrado; vazio se a pessoa só o guardou. */
  alertas: ({ id: string; nome: string })[]
  /** Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém. */
  lido: boolean
  /** Quando a pessoa guardou o ato; `null` se não. */
  guardado_em: string | null
  /** O que atos deste dia fizeram dele, como em `relacoes` da publicação. */
  mudancas: ({ tipo: Aberto<'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'>; por: ResumoDeAto; confianca: number; alcance: Aberto<'todo' | 'parte'> | null; parte: { tipo: Aberto<'dispositivo' | 'pessoa' | 'ato' | 'medida'>; texto: string; trechos: ({ inicio: number; fim: number })[] } | null; passagens: ({ onde_se_le: string; leia_se: string; posicao: number | null })[] })[]
}

/** Um ato que a pessoa guardou. */
export interface AtoGuardado {
  /** Identificador da publicação: o mesmo em toda instalação e reimportação. */
  id: string
  /** Título do ato, como publicado. */
  titulo: string
  /** Data da publicação, AAAA-MM-DD. */
  data_publicacao: string
  /** Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais). */
  secao: Aberto<'1' | '2' | '3' | 'extra'>
  /** Seção a que pertence uma edição extra; nas demais, igual a `secao`. */
  secao_base: Aberto<'1' | '2' | '3'>
  /** Número da edição. */
  edicao: string
  /** Página da edição; de um ato em partes, da primeira à última. */
  pagina: string
  /** Órgão que publica: o caminho completo, níveis separados por `/`. */
  orgao: string
  /** Tipo do ato. */
  tipo_ato: string
  /** O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir. */
  situacao: Aberto<'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'>
  /** Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal. */
  url_original: string
  /** Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém. */
  lido: boolean
  /** Quando a pessoa guardou o ato; `null` se não. */
  guardado_em: string | null
}

/** Página dos atos que uma pessoa guardou. */
export interface PaginaGuardados {
  /** Atos guardados ao todo. */
  total: number
  /** Esta página. */
  pagina: number
  /** Atos por página. */
  limite: number
  /** Páginas ao todo. */
  total_paginas: number
  /** Os atos da página. */
  resultados: AtoGuardado[]
}

/** As aberturas e os prazos que os atos de um caderno dizem. */
export interface PrazosDoCaderno {
  /** O dia do caderno. */
  data: string
  /** Atos que os alertas encontraram no dia. */
  total_atos: number
  /** Os de que os prazos foram lidos; se são menos, veja os outros por alerta, em `/caderno`. */
  atos_lidos: number
  /** As aberturas e os prazos, os mais próximos antes; de cada ato, os primeiros dez. */
  prazos: ({ ato: ResumoDeAto; prazo: PrazoDoAto })[]
}

/** O que uma pessoa fez com um ato. */
export interface MarcaDePessoa {
  /** Identificador da publicação. */
  publicacao: string
  /** Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém. */
  lido: boolean
  /** Quando a pessoa guardou o ato; `null` se não. */
  guardado_em: string | null
}

/** O caderno do dia por e-mail, para uma pessoa. */
export interface CadernoPorEmail {
  /** A hora do e-mail, em Brasília; `null`: a pessoa não o recebe. */
  hora: number | null
  /** O endereço da pessoa. */
  email: string
  /** Se o endereço está confirmado; enquanto não está, nada é enviado. */
  confirmado: boolean
  /** Quando o último foi escrito; `null` se nenhum foi. */
  ultimo_em: string | null
}

/** Uma pasta da conta. */
export interface Pasta {
  /** Identificador da pasta. */
  id: string
  /** Nome da pasta. */
  nome: string
  /** Quando foi criada. */
  criado_em: string
  /** Quando o nome dela mudou pela última vez. */
  atualizado_em: string
  /** Quantos atos ela tem. */
  total: number
  /** Quantos deles estão abertos. */
  abertos: number
  /** Quantos dos abertos têm o prazo vencido. */
  vencidos: number
  /** O primeiro prazo dos abertos, que pode já ter vencido; `null` se nenhum tem. */
  proximo_prazo: string | null
  /** A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho. */
  versao: string
}

/** Uma pasta, com as etiquetas do que há nela. */
export interface PastaComEtiquetas {
  /** Identificador da pasta. */
  id: string
  /** Nome da pasta. */
  nome: string
  /** Quando foi criada. */
  criado_em: string
  /** Quando o nome dela mudou pela última vez. */
  atualizado_em: string
  /** Quantos atos ela tem. */
  total: number
  /** Quantos deles estão abertos. */
  abertos: number
  /** Quantos dos abertos têm o prazo vencido. */
  vencidos: number
  /** O primeiro prazo dos abertos, que pode já ter vencido; `null` se nenhum tem. */
  proximo_prazo: string | null
  /** A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho. */
  versao: string
  /** As etiquetas dos atos dela, da mais à menos usada. */
  etiquetas: ({ etiqueta: string; total: number })[]
}

/** Um ato numa pasta, com o que se diz dele. */
export interface AtoDePasta {
  /** Identificador da publicação. */
  id: string
  /** O ato como é agora, também retificado, revogado ou retirado; `null` se não está mais no acervo. */
  ato: ResumoDeAto | null
  /** O que se quis anotar; vazia se nada. */
  nota: string
  /** Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida. */
  etiquetas: string[]
  /** Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo. */
  prazo: string | null
  /** Se ainda há o que fazer. */
  andamento: Aberto<'aberto' | 'concluido'>
  /** Quem cuida do ato; `null` se ninguém, ou se a pessoa já saiu da conta. */
  responsavel: { id: string; nome: string } | null
  /** Se está aberto, e o prazo foi antes de hoje, no dia de Brasília. */
  vencido: boolean
  /** A abertura ou o prazo mais próximo, de hoje em diante, dos que o texto do ato diz; `null` se não diz nenhum com dia. Experimental. */
  prazo_do_ato: PrazoDoAto | null
  /** A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho. */
  versao: string
  /** Quando o ato foi posto na pasta. */
  guardado_em: string
  /** Quando algo do que se diz dele mudou. */
  atualizado_em: string
}

/** Página dos atos de uma pasta. */
export interface PaginaAtosDePasta {
  /** Atos ao todo. */
  total: number
  /** Esta página. */
  pagina: number
  /** Atos por página. */
  limite: number
  /** Páginas ao todo. */
  total_paginas: number
  /** Os atos da página. */
  resultados: AtoDePasta[]
}

/** Chave de API, sem o segredo. */
export interface Chave {
  /** Identificador da chave. */
  id: string
  /** A conta da chave. */
  conta_id: string
  /** Para que serve a chave. */
  nome: string
  /** A parte pública: a chave começa por `ar_` e ela. */
  publico: string
  /** O que a chave pode fazer. `consulta`: buscar e ler. `webhooks`, `alertas`: cuidar deles. `feeds`: só ler feeds, no endereço deles; não se junta a outros. `administracao`: cuidar da instalação, de todas as contas. */
  escopos: (Aberto<'consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao'>)[]
  /** Requisições por minuto. */
  limite: number
  /** Quando foi criada. */
  criado_em: string
  /** Quando deixa de valer; `null` se não expira. */
  expira_em: string | null
  /** Quando foi revogada; `null` se não foi. */
  revogada_em: string | null
  /** Último uso, com atraso de até um minuto. */
  ultimo_uso_em: string | null
  /** A pessoa que a criou: a chave nunca pode mais do que ela pode a cada momento. `null` se foi criada por comando. */
  pessoa_id: string | null
  /** A chave com que foi criada, e com que termina; `null` se não foi com uma. */
  criada_com: string | null
  /** Se ainda vale. */
  situacao: Aberto<'ativa' | 'expirada' | 'revogada'>
}

/** Chave recém-criada. */
export interface ChaveCriada {
  /** Identificador da chave. */
  id: string
  /** A conta da chave. */
  conta_id: string
  /** Para que serve a chave. */
  nome: string
  /** A parte pública: a chave começa por `ar_` e ela. */
  publico: string
  /** O que a chave pode fazer. `consulta`: buscar e ler. `webhooks`, `alertas`: cuidar deles. `feeds`: só ler feeds, no endereço deles; não se junta a outros. `administracao`: cuidar da instalação, de todas as contas. */
  escopos: (Aberto<'consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao'>)[]
  /** Requisições por minuto. */
  limite: number
  /** Quando foi criada. */
  criado_em: string
  /** Quando deixa de valer; `null` se não expira. */
  expira_em: string | null
  /** Quando foi revogada; `null` se não foi. */
  revogada_em: string | null
  /** Último uso, com atraso de até um minuto. */
  ultimo_uso_em: string | null
  /** A pessoa que a criou: a chave nunca pode mais do que ela pode a cada momento. `null` se foi criada por comando. */
  pessoa_id: string | null
  /** A chave com que foi criada, e com que termina; `null` se não foi com uma. */
  criada_com: string | null
  /** Se ainda vale. */
  situacao: Aberto<'ativa' | 'expirada' | 'revogada'>
  /** A chave inteira, mostrada só desta vez: guardamos só um resumo, que não permite refazê-la. */
  chave: string
}

/** O uso de uma chave num dia. */
export interface UsoDiario {
  /** Dia, em Brasília. */
  data: string
  /** Requisições com a chave. */
  requisicoes: number
  /** Quantas delas passaram do limite e tiveram 429. */
  limitadas: number
}

/** Conta: dona de pessoas, chaves, webhooks e alertas. */
export interface Conta {
  /** Identificador da conta. */
  id: string
  /** Nome da conta. */
  nome: string
  /** Para onde vão os avisos sobre os webhooks dela. */
  email: string
  /** Quando foi criada. */
  criado_em: string
  /** Pessoas que entram nela. */
  pessoas: number
  /** Chaves que valem. */
  chaves_ativas: number
  /** Webhooks. */
  webhooks: number
  /** Alertas. */
  alertas: number
}

export interface ParametrosBuscar {
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo: string
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Se as palavras de `termo` só contam fora das linhas de quem assina: um ato que a pessoa assina só é encontrado se o texto a nomeia também. `assinatura:` procura nelas mesmo assim. */
  ignorar_assinatura?: boolean | undefined
  /** Primeiro dia, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** Seção; `extra` são todas as edições extras, `extra1`, `extra2` e `extra3` só as dessa seção. Repita o parâmetro para aceitar qualquer de várias. */
  secao?: '1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3' | ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** Órgão cujos atos ficam de fora, escrito como em `orgao`. Repita o parâmetro para deixar vários de fora. */
  orgao_exceto?: string | string[] | undefined
  /** Tipo do ato, sem distinguir acentos e maiúsculas; com `*` no fim, todos os que começam assim (`Extrato*`). Repita o parâmetro para aceitar qualquer de vários. */
  tipo_ato?: string | string[] | undefined
  /** Número da edição; as extras levam letra. */
  edicao?: string | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** CNPJ que o texto nomeia, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. */
  cnpj?: string | string[] | undefined
  /** O maior valor em reais que o texto nomeia é este ou mais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** O maior valor em reais que o texto nomeia é este ou menos. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Campos de cada resultado, separados por vírgulas, entre todos os de `/publicacao/{id}`; só eles vêm. Sem ele, os de `ResultadoBusca`. */
  campos?: 'id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao' | ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[] | undefined
  /** Ordem dos resultados; `valor`: pelo maior valor em reais que o texto nomeia, do maior ao menor, por último os que não nomeiam nenhum. */
  ordem?: 'relevancia' | 'recentes' | 'antigas' | 'valor' | undefined
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Resultados por página. */
  limite?: number | undefined
  /** Se cada resultado traz em `trechos` onde está o que se procura. */
  trechos?: boolean | undefined
  /** Com `parte`, de cada publicação da página que traz vários atos vêm os que têm o que se procura, cada um num resultado, com `parte` e `trechos` próprios; a publicação, se nenhum ato tem tudo. Contam para um ato também o título, a abertura e a assinatura que valem para ele. `total`, `limite` e páginas continuam sendo de publicações: uma página pode trazer mais resultados que `limite`. */
  agrupar?: 'parte' | undefined
  /** Se `aproximados` traz também os atos que só se aproximam do que foi escrito. Sem ele, na primeira página das buscas que encontram poucos (menos de 10), salvo com `literal=true`. Não muda `total` nem `resultados`. */
  aproximar?: boolean | undefined
  /** O que contar em todo o resultado, não só na página: `secao`, `orgao`, `tipo_ato`, `ano`, `situacao`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'secao' | 'orgao' | 'tipo_ato' | 'ano' | 'situacao' | ('secao' | 'orgao' | 'tipo_ato' | 'ano' | 'situacao')[] | undefined
  /** Conta todo o resultado por dia, mês ou ano de publicação. */
  histograma?: 'dia' | 'mes' | 'ano' | undefined
}

export interface ParametrosObterPublicacao {
  /** Um dos atos de uma publicação que traz vários: o que vem depois de `#` em `endereco`, como em `partes`. */
  parte?: string | undefined
  /** `estrutura`: também a forma do ato na fonte (blocos, tabelas com células mescladas, destaques, lugares de imagens). `linhas`: também o que ele diz, em linhas de tabelas (`contratos` dos extratos, `pessoal` da Seção 2, `licitacoes` dos avisos da Seção 3, `sancoes` de empresas e `normas`; experimental). `prazos`: também as aberturas e os prazos que ele diz (experimental). Só do ato inteiro, sem `parte`. */
  incluir?: 'estrutura' | 'linhas' | 'prazos' | undefined
}

export interface ParametrosObterPublicacoes {
  /** Identificadores, separados por vírgulas: no máximo 100. */
  ids: string
  /** Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos. */
  campos?: 'id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao' | ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[] | undefined
}

export interface ParametrosListarSemelhantes {
  /** Quantos, no máximo. */
  limite?: number | undefined
}

export interface ParametrosListarEdicoes {
  /** Um dia, AAAA-MM-DD. */
  data?: string | undefined
  /** Um mês, AAAA-MM. */
  mes?: string | undefined
  /** Um ano, com quatro algarismos. */
  ano?: number | undefined
}

export interface ParametrosListarFontes {
  /** Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`. */
  desde?: string | undefined
  /** Última data, AAAA-MM-DD; sem ela, hoje em Brasília. */
  ate?: string | undefined
}

export interface ParametrosListarDeclaracoes {
  /** Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`. */
  desde?: string | undefined
  /** Última data, AAAA-MM-DD; sem ela, hoje em Brasília. */
  ate?: string | undefined
}

export interface ParametrosListarPontualidade {
  /** Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`. */
  desde?: string | undefined
  /** Última data, AAAA-MM-DD; sem ela, hoje em Brasília. */
  ate?: string | undefined
}

export interface CorpoVerificarCitacoes {
  /** O texto: no máximo 64.000 caracteres. */
  texto: string
}

export interface ParametrosListarOrgaos {
  /** Caminho de um órgão: vêm os que estão logo abaixo dele. */
  pai?: string | undefined
  /** Como começa uma palavra do nome, ou a sigla, sem distinguir acentos e maiúsculas: vêm os de qualquer nível, no máximo 100; com `pai`, só os que estão logo abaixo dele. */
  prefixo?: string | undefined
}

export interface ParametrosSugerir {
  /** O que foi digitado até agora. */
  prefixo: string
}

export interface ParametrosExportar {
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Se as palavras de `termo` só contam fora das linhas de quem assina: um ato que a pessoa assina só é encontrado se o texto a nomeia também. `assinatura:` procura nelas mesmo assim. */
  ignorar_assinatura?: boolean | undefined
  /** Primeiro dia, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** Seção; `extra` são todas as edições extras, `extra1`, `extra2` e `extra3` só as dessa seção. Repita o parâmetro para aceitar qualquer de várias. */
  secao?: '1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3' | ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** Órgão cujos atos ficam de fora, escrito como em `orgao`. Repita o parâmetro para deixar vários de fora. */
  orgao_exceto?: string | string[] | undefined
  /** Tipo do ato, sem distinguir acentos e maiúsculas; com `*` no fim, todos os que começam assim (`Extrato*`). Repita o parâmetro para aceitar qualquer de vários. */
  tipo_ato?: string | string[] | undefined
  /** Número da edição; as extras levam letra. */
  edicao?: string | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** CNPJ que o texto nomeia, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. */
  cnpj?: string | string[] | undefined
  /** O maior valor em reais que o texto nomeia é este ou mais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** O maior valor em reais que o texto nomeia é este ou menos. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Campos de cada publicação, separados por vírgulas, na ordem em que vêm. Sem ele, os de `/buscar`; o texto integral só vem se pedido. */
  campos?: 'id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao' | ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[] | undefined
  /** Com `parte`, cada ato que a busca encontra numa publicação que traz vários é uma linha, com o texto, a assinatura e o que se lê neles próprios, e com `parte` no fim: o ato, como em `partes`. A publicação é a linha, e `parte` é `null`, se ela traz um só ou se nenhum tem tudo. Os outros campos são os da publicação. Em `csv` e `parquet` as colunas são `parte_endereco`, `parte_numero` e assim por diante. */
  agrupar?: 'parte' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** Identificador da última publicação recebida: a exportação continua depois dela, com os mesmos filtros. Com `agrupar=parte`, o `endereco` da última parte recebida, se a linha tem uma. */
  apos?: string | undefined
}

export interface ParametrosListarAlteracoes {
  /** O `proximo` da página anterior, ou o `cursor` de uma alteração; vale para sempre. Sem ele, desde o começo do acervo. 400 se este acervo não o deu, ou voltou atrás dele (foi restaurado de uma cópia): recomece sem `desde`. */
  desde?: string | undefined
  /** Alterações por página. */
  limite?: number | undefined
  /** Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos. */
  campos?: 'id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao' | ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[] | undefined
  /** `estrutura`: de cada publicação também a forma dela na fonte, como em `/publicacao/{id}`. */
  incluir?: 'estrutura' | undefined
}

export interface ParametrosListarContratos {
  /** CNPJ do contratado, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  fornecedor_ni?: string | string[] | undefined
  /** Palavras seguidas do nome do contratado, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  fornecedor_nome?: string | undefined
  /** Palavras seguidas de quem contrata, como impresso, sem distinguir acentos e maiúsculas. Onde não está impresso, peça `orgao`. As publicações que têm estas palavras podem ser no máximo 20.000. */
  contratante_nome?: string | undefined
  /** CNPJ de quem contrata, se impresso, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  contratante_cnpj?: string | string[] | undefined
  /** Número do contrato (da ata, do convênio…), com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero_contrato?: string | string[] | undefined
  /** Número da licitação de que veio, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero_licitacao?: string | string[] | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários. */
  tipo_instrumento?: 'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro' | ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined
  /** Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias. */
  modalidade?: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined
  /** Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias. */
  uasg?: string | string[] | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_global` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_global` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** `data_assinatura` é este dia ou depois. */
  assinatura_de?: string | undefined
  /** `data_assinatura` é este dia ou antes. */
  assinatura_ate?: string | undefined
  /** `vigencia_fim` é este dia ou depois. */
  vigencia_fim_de?: string | undefined
  /** `vigencia_fim` é este dia ou antes. */
  vigencia_fim_ate?: string | undefined
  /** `vigencia_fim` é de hoje a este tanto de dias. */
  vigencia_fim_em_dias?: number | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** O que contar e somar em todo o resultado, não só na página: `tipo_instrumento`, `modalidade`, `orgao`, `fornecedor_ni`, `mes`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'tipo_instrumento' | 'modalidade' | 'orgao' | 'fornecedor_ni' | 'mes' | ('tipo_instrumento' | 'modalidade' | 'orgao' | 'fornecedor_ni' | 'mes')[] | undefined
  /** Ordem das linhas: as publicadas por último antes, ou depois; `valor`: do maior `valor_global` ao menor; `vigencia_fim`: as que terminam primeiro antes. As linhas em que ele não está impresso vêm por último. */
  ordem?: 'recentes' | 'antigas' | 'valor' | 'vigencia_fim' | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosExportarContratos {
  /** CNPJ do contratado, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  fornecedor_ni?: string | string[] | undefined
  /** Palavras seguidas do nome do contratado, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  fornecedor_nome?: string | undefined
  /** Palavras seguidas de quem contrata, como impresso, sem distinguir acentos e maiúsculas. Onde não está impresso, peça `orgao`. As publicações que têm estas palavras podem ser no máximo 20.000. */
  contratante_nome?: string | undefined
  /** CNPJ de quem contrata, se impresso, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  contratante_cnpj?: string | string[] | undefined
  /** Número do contrato (da ata, do convênio…), com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero_contrato?: string | string[] | undefined
  /** Número da licitação de que veio, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero_licitacao?: string | string[] | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários. */
  tipo_instrumento?: 'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro' | ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined
  /** Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias. */
  modalidade?: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined
  /** Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias. */
  uasg?: string | string[] | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_global` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_global` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** `data_assinatura` é este dia ou depois. */
  assinatura_de?: string | undefined
  /** `data_assinatura` é este dia ou antes. */
  assinatura_ate?: string | undefined
  /** `vigencia_fim` é este dia ou depois. */
  vigencia_fim_de?: string | undefined
  /** `vigencia_fim` é este dia ou antes. */
  vigencia_fim_ate?: string | undefined
  /** `vigencia_fim` é de hoje a este tanto de dias. */
  vigencia_fim_em_dias?: number | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros. */
  apos?: string | undefined
}

export interface ParametrosListarPessoal {
  /** O que o ato faz com a pessoa; repita o parâmetro para aceitar qualquer de vários. Quem entra e quem sai de cargos e funções: `nomeacao`, `designacao`, `exoneracao`, `dispensa`. */
  tipo_movimentacao?: 'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro' | ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined
  /** Palavras seguidas do nome, sem distinguir acentos e maiúsculas: `silva`, `maria da silva`. Nomes iguais podem ser de pessoas diferentes. As publicações que têm estas palavras podem ser no máximo 20.000. */
  pessoa_nome?: string | undefined
  /** Palavras seguidas do cargo ou da função que o ato dá ou tira, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  cargo_funcao?: string | undefined
  /** Palavras seguidas do cargo efetivo da pessoa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  cargo_efetivo?: string | undefined
  /** Palavras seguidas da unidade do cargo ou da função, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  unidade?: string | undefined
  /** Palavras seguidas do nome de quem assina o ato, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  autoridade_nome?: string | undefined
  /** Número da matrícula (SIAPE ou outra), como impressa; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  matricula?: string | string[] | undefined
  /** O ato vale, como diz, deste dia ou depois. */
  data_efeito_de?: string | undefined
  /** O ato vale, como diz, deste dia ou antes. */
  data_efeito_ate?: string | undefined
  /** Sigla do código do cargo ou da função, em qualquer nível; repita o parâmetro para aceitar qualquer de várias. */
  sigla_funcao?: string | string[] | undefined
  /** Código do cargo ou da função, como quer que esteja impresso (`FG-2`, `FG 02`). Sem a categoria antes do ponto, qualquer uma (`DAS 5`: 101.5 e 102.5). Repita o parâmetro para aceitar qualquer de vários. */
  codigo?: string | string[] | undefined
  /** O mesmo, neste nível ou acima, na mesma categoria se ela é dada: `FCE 1.15` é FCE 1.15 a 1.18. Em CD, FG, FGR, FCT, CGE, CA e CAS o nível 1 é o mais alto; em FCE, CCE, FCPE, DAS, CJ, FC e CCT é o mais baixo; de outras siglas não se sabe a ordem. Repita o parâmetro para aceitar qualquer de vários. */
  codigo_min?: string | string[] | undefined
  /** `true`: só quem substitui o titular do cargo; `false`: só os demais. Sem ele, todos. */
  substituto?: boolean | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** Seção em que há linhas: a 2, ou edições extras; sem ele, as duas. */
  secao?: '2' | 'extra' | ('2' | 'extra')[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** O que contar em todo o resultado, não só na página: `tipo_movimentacao`, `orgao`, `sigla_funcao`, `codigo`, `mes`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'tipo_movimentacao' | 'orgao' | 'sigla_funcao' | 'codigo' | 'mes' | ('tipo_movimentacao' | 'orgao' | 'sigla_funcao' | 'codigo' | 'mes')[] | undefined
  /** Ordem das linhas: as publicadas por último antes, ou depois. */
  ordem?: 'recentes' | 'antigas' | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosExportarPessoal {
  /** O que o ato faz com a pessoa; repita o parâmetro para aceitar qualquer de vários. Quem entra e quem sai de cargos e funções: `nomeacao`, `designacao`, `exoneracao`, `dispensa`. */
  tipo_movimentacao?: 'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro' | ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined
  /** Palavras seguidas do nome, sem distinguir acentos e maiúsculas: `silva`, `maria da silva`. Nomes iguais podem ser de pessoas diferentes. As publicações que têm estas palavras podem ser no máximo 20.000. */
  pessoa_nome?: string | undefined
  /** Palavras seguidas do cargo ou da função que o ato dá ou tira, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  cargo_funcao?: string | undefined
  /** Palavras seguidas do cargo efetivo da pessoa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  cargo_efetivo?: string | undefined
  /** Palavras seguidas da unidade do cargo ou da função, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  unidade?: string | undefined
  /** Palavras seguidas do nome de quem assina o ato, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  autoridade_nome?: string | undefined
  /** Número da matrícula (SIAPE ou outra), como impressa; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  matricula?: string | string[] | undefined
  /** O ato vale, como diz, deste dia ou depois. */
  data_efeito_de?: string | undefined
  /** O ato vale, como diz, deste dia ou antes. */
  data_efeito_ate?: string | undefined
  /** Sigla do código do cargo ou da função, em qualquer nível; repita o parâmetro para aceitar qualquer de várias. */
  sigla_funcao?: string | string[] | undefined
  /** Código do cargo ou da função, como quer que esteja impresso (`FG-2`, `FG 02`). Sem a categoria antes do ponto, qualquer uma (`DAS 5`: 101.5 e 102.5). Repita o parâmetro para aceitar qualquer de vários. */
  codigo?: string | string[] | undefined
  /** O mesmo, neste nível ou acima, na mesma categoria se ela é dada: `FCE 1.15` é FCE 1.15 a 1.18. Em CD, FG, FGR, FCT, CGE, CA e CAS o nível 1 é o mais alto; em FCE, CCE, FCPE, DAS, CJ, FC e CCT é o mais baixo; de outras siglas não se sabe a ordem. Repita o parâmetro para aceitar qualquer de vários. */
  codigo_min?: string | string[] | undefined
  /** `true`: só quem substitui o titular do cargo; `false`: só os demais. Sem ele, todos. */
  substituto?: boolean | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** Seção em que há linhas: a 2, ou edições extras; sem ele, as duas. */
  secao?: '2' | 'extra' | ('2' | 'extra')[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros. */
  apos?: string | undefined
}

export interface ParametrosListarLicitacoes {
  /** O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários. */
  tipo_aviso?: 'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada' | ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined
  /** Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias. */
  modalidade?: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined
  /** Número da licitação, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero?: string | string[] | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias. */
  uasg?: string | string[] | undefined
  /** `true`: só para registro de preços; `false`: só as demais. Sem ele, todas. */
  srp?: boolean | undefined
  /** CNPJ de quem venceu, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  vencedor_ni?: string | string[] | undefined
  /** Palavras seguidas do nome de quem venceu, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  vencedor_nome?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_estimado` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_estimado` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** A sessão abre neste dia ou depois. */
  abertura_de?: string | undefined
  /** A sessão abre neste dia ou antes. */
  abertura_ate?: string | undefined
  /** A sessão abre de hoje a este tanto de dias. */
  abertura_em_dias?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** O que contar em todo o resultado, não só na página: `tipo_aviso`, `modalidade`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'tipo_aviso' | 'modalidade' | 'orgao' | 'mes' | ('tipo_aviso' | 'modalidade' | 'orgao' | 'mes')[] | undefined
  /** Ordem das linhas: as publicadas por último antes, ou depois; `abertura`: as que abrem primeiro antes; `valor`: do maior `valor_estimado` ao menor. As linhas em que ele não está impresso vêm por último. */
  ordem?: 'recentes' | 'antigas' | 'abertura' | 'valor' | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosExportarLicitacoes {
  /** O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários. */
  tipo_aviso?: 'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada' | ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined
  /** Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias. */
  modalidade?: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined
  /** Número da licitação, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  numero?: string | string[] | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias. */
  uasg?: string | string[] | undefined
  /** `true`: só para registro de preços; `false`: só as demais. Sem ele, todas. */
  srp?: boolean | undefined
  /** CNPJ de quem venceu, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  vencedor_ni?: string | string[] | undefined
  /** Palavras seguidas do nome de quem venceu, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  vencedor_nome?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_estimado` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_estimado` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** A sessão abre neste dia ou depois. */
  abertura_de?: string | undefined
  /** A sessão abre neste dia ou antes. */
  abertura_ate?: string | undefined
  /** A sessão abre de hoje a este tanto de dias. */
  abertura_em_dias?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros. */
  apos?: string | undefined
}

export interface ParametrosListarSancoes {
  /** Categoria da sanção; repita o parâmetro para aceitar qualquer de várias. */
  categoria_sancao?: 'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento' | ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined
  /** O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias. */
  situacao_sancao?: 'aplicada' | 'reduzida' | 'suspensa' | 'retirada' | ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined
  /** Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários. */
  ambito?: 'licitacao' | 'anticorrupcao' | ('licitacao' | 'anticorrupcao')[] | undefined
  /** CNPJ da empresa, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  sancionado_cnpj?: string | string[] | undefined
  /** Palavras seguidas do nome da empresa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  sancionado_nome?: string | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Só as que, pelo ato, impedem a empresa de contratar neste dia: impedimento, suspensão, inidoneidade ou descredenciamento, aplicado ou reduzido, que começou até ele (no dia impresso; sem ele, no da publicação) e não acabou: no dia impresso, pelo prazo, ou, se nenhum se leu, em 5 anos, o mais que uma lei permite; a inidoneidade continua. O que outro ato mudou depois não é contado. */
  vigente_em?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_multa` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_multa` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** O que contar em todo o resultado, não só na página: `categoria_sancao`, `ambito`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'categoria_sancao' | 'ambito' | 'orgao' | 'mes' | ('categoria_sancao' | 'ambito' | 'orgao' | 'mes')[] | undefined
  /** Ordem das linhas: as publicadas por último antes, ou depois; `valor`: da maior multa à menor, as linhas sem ela por último. */
  ordem?: 'recentes' | 'antigas' | 'valor' | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosExportarSancoes {
  /** Categoria da sanção; repita o parâmetro para aceitar qualquer de várias. */
  categoria_sancao?: 'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento' | ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined
  /** O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias. */
  situacao_sancao?: 'aplicada' | 'reduzida' | 'suspensa' | 'retirada' | ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined
  /** Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários. */
  ambito?: 'licitacao' | 'anticorrupcao' | ('licitacao' | 'anticorrupcao')[] | undefined
  /** CNPJ da empresa, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura. */
  sancionado_cnpj?: string | string[] | undefined
  /** Palavras seguidas do nome da empresa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000. */
  sancionado_nome?: string | undefined
  /** Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários. */
  processo?: string | string[] | undefined
  /** Só as que, pelo ato, impedem a empresa de contratar neste dia: impedimento, suspensão, inidoneidade ou descredenciamento, aplicado ou reduzido, que começou até ele (no dia impresso; sem ele, no da publicação) e não acabou: no dia impresso, pelo prazo, ou, se nenhum se leu, em 5 anos, o mais que uma lei permite; a inidoneidade continua. O que outro ato mudou depois não é contado. */
  vigente_em?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** `valor_multa` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_min?: number | undefined
  /** `valor_multa` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares. */
  valor_max?: number | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros. */
  apos?: string | undefined
}

export interface ParametrosListarNormas {
  /** O que o ato é; repita o parâmetro para aceitar qualquer de várias. */
  especie?: 'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato' | ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined
  /** Número do ato, com ou sem pontos. Repita o parâmetro para aceitar qualquer de vários. */
  numero?: string | string[] | undefined
  /** Ano do ato. */
  ano?: number | undefined
  /** Só os atos que alteram esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  altera?: string | string[] | undefined
  /** Só os atos que revogam, inteira ou em parte, esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  revoga?: string | string[] | undefined
  /** Só os atos que regulamentam esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  regulamenta?: string | string[] | undefined
  /** Só os que dizem que entram em vigor neste dia ou depois. */
  entra_em_vigor_de?: string | undefined
  /** Só os que dizem que entram em vigor neste dia ou antes. */
  entra_em_vigor_ate?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** O que contar em todo o resultado, não só na página: `especie`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro. */
  facetas?: 'especie' | 'orgao' | 'mes' | ('especie' | 'orgao' | 'mes')[] | undefined
  /** Ordem das linhas: as publicadas por último antes, ou depois; `vigor`: as que entram em vigor por último antes, as que não dizem quando por último. */
  ordem?: 'recentes' | 'antigas' | 'vigor' | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosListarAlteracoesDaNorma {
  /** Só o que os atos fazem da norma destes modos; repita o parâmetro para aceitar qualquer de vários. */
  efeito?: 'altera' | 'revoga' | 'regulamenta' | ('altera' | 'revoga' | 'regulamenta')[] | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre. */
  cursor?: string | undefined
  /** Linhas por página. */
  limite?: number | undefined
}

export interface ParametrosExportarNormas {
  /** O que o ato é; repita o parâmetro para aceitar qualquer de várias. */
  especie?: 'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato' | ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined
  /** Número do ato, com ou sem pontos. Repita o parâmetro para aceitar qualquer de vários. */
  numero?: string | string[] | undefined
  /** Ano do ato. */
  ano?: number | undefined
  /** Só os atos que alteram esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  altera?: string | string[] | undefined
  /** Só os atos que revogam, inteira ou em parte, esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  revoga?: string | string[] | undefined
  /** Só os atos que regulamentam esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias. */
  regulamenta?: string | string[] | undefined
  /** Só os que dizem que entram em vigor neste dia ou depois. */
  entra_em_vigor_de?: string | undefined
  /** Só os que dizem que entram em vigor neste dia ou antes. */
  entra_em_vigor_ate?: string | undefined
  /** Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários. */
  orgao?: string | string[] | undefined
  /** O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias. */
  situacao?: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada' | ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined
  /** Primeiro dia da publicação, AAAA-MM-DD, inclusive. */
  data_inicio?: string | undefined
  /** Último dia da publicação, AAAA-MM-DD, inclusive. */
  data_fim?: string | undefined
  /** O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem. */
  termo?: string | undefined
  /** Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre. */
  literal?: boolean | undefined
  /** Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`. */
  formato?: 'jsonl' | 'csv' | 'parquet' | undefined
  /** Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula. */
  bom?: boolean | undefined
  /** A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros. */
  apos?: string | undefined
}

export interface CorpoCriarWebhook {
  /** Como você o chama, para o reconhecer entre outros; `null` se de nada. */
  nome?: string | null | undefined
  /** Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha. */
  url: string
  /** Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação. */
  eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { termos?: string[] | undefined; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined; orgaos?: string[] | undefined; orgaos_exceto?: string[] | undefined; tipos_ato?: string[] | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined; cnpjs?: string[] | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | undefined; ignorar_assinatura?: boolean | undefined } | undefined
  /** Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde. */
  max_simultaneas?: number | null | undefined
  /** Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora. */
  envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined; hora?: number | null | undefined; juntar_minutos?: number | null | undefined; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null | undefined; horario_silencioso?: { de: string; ate: string } | null | undefined } | null | undefined
  /** Se recebe entregas. */
  ativo?: boolean | undefined
  /** Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez. */
  secret?: string | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface ParametrosListarWebhooks {
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Webhooks por página, de 1 a 100. */
  limite?: number | undefined
}

export interface CorpoGravarWebhook {
  /** Como você o chama, para o reconhecer entre outros; `null` se de nada. */
  nome?: string | null | undefined
  /** Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha. */
  url: string
  /** Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação. */
  eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { termos?: string[] | undefined; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined; orgaos?: string[] | undefined; orgaos_exceto?: string[] | undefined; tipos_ato?: string[] | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined; cnpjs?: string[] | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | undefined; ignorar_assinatura?: boolean | undefined } | undefined
  /** Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde. */
  max_simultaneas?: number | null | undefined
  /** Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora. */
  envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined; hora?: number | null | undefined; juntar_minutos?: number | null | undefined; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null | undefined; horario_silencioso?: { de: string; ate: string } | null | undefined } | null | undefined
  /** Se recebe entregas. */
  ativo?: boolean | undefined
  /** Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez. */
  secret?: string | undefined
}

export interface CorpoAlterarWebhook {
  /** Como você o chama, para o reconhecer entre outros; `null` se de nada. */
  nome?: string | null | undefined
  /** Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha. */
  url?: string | undefined
  /** Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação. */
  eventos?: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[] | undefined
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { termos?: string[] | null | undefined; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | null | undefined; orgaos?: string[] | null | undefined; orgaos_exceto?: string[] | null | undefined; tipos_ato?: string[] | null | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | null | undefined; cnpjs?: string[] | null | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | null | undefined; ignorar_assinatura?: boolean | null | undefined } | null | undefined
  /** Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde. */
  max_simultaneas?: number | null | undefined
  /** Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora. */
  envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined; hora?: number | null | undefined; juntar_minutos?: number | null | undefined; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null | undefined; horario_silencioso?: { de: string; ate: string } | null | undefined } | null | undefined
  /** Se recebe entregas. */
  ativo?: boolean | undefined
  /** Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez. */
  secret?: string | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoTrocarSegredo {
  /** Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez. */
  secret?: string | undefined
  /** Por quantas horas `X-Service-Signature` ainda é assinada com o segredo antigo; 0 troca na hora. */
  carencia_horas?: number | undefined
}

export interface CorpoTestarWebhook {
  /** O evento a enviar. */
  tipo: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'
}

export interface CorpoReenviarEventos {
  /** Começo do período, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601. */
  desde: string
  /** Fim do período, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601. */
  ate: string
}

export interface ParametrosListarEntregas {
  /** Só as deste status. */
  status?: 'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada' | undefined
  /** Só as deste tipo de evento. */
  tipo?: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match' | undefined
  /** Só as criadas a partir deste momento ou dia, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601. */
  desde?: string | undefined
  /** Só as criadas até este momento ou dia, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601. */
  ate?: string | undefined
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Entregas por página. */
  limite?: number | undefined
}

export interface ParametrosObterEstatisticas {
  /** As últimas 24 horas, 7 dias ou 30 dias, por horas inteiras. */
  periodo?: '24h' | '7d' | '30d' | undefined
}

export interface ParametrosListarEventos {
  /** Só os deste tipo. */
  tipo?: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match' | undefined
  /** Só o que este webhook da conta receberia, com `termos_correspondentes` e `trechos` como nas entregas dele, esteja ativo ou não. Uma página pode vir vazia com `tem_mais`. */
  webhook?: string | undefined
  /** O `proximo` da página anterior; `agora` começa depois de tudo o que já houve; sem ele, a partir do evento mais antigo ainda guardado (90 dias). */
  apos?: string | undefined
  /** Eventos por página. */
  limite?: number | undefined
}

export interface CorpoCriarAlerta {
  /** Nome do alerta: vai no assunto dos e-mails. */
  nome: string
  /** O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo. */
  consulta?: string | undefined
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined; orgaos?: string[] | undefined; orgaos_exceto?: string[] | undefined; tipos_ato?: string[] | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined; cnpjs?: string[] | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | undefined; ignorar_assinatura?: boolean | undefined } | undefined
  /** A quem o alerta avisa. */
  canais?: { webhooks?: string[] | undefined; emails?: string[] | undefined } | undefined
  /** Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz. */
  frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined
  /** Hora de Brasília do e-mail diário; nas outras frequências não tem efeito. */
  hora?: number | undefined
  /** Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido. */
  avisar_vazio?: boolean | undefined
  /** Se o alerta dispara. */
  ativo?: boolean | undefined
  /** Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`. */
  termos?: ({ termo: string; grupo?: string | null | undefined })[] | undefined
  /** Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas. */
  listas?: string[] | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoGravarAlerta {
  /** Nome do alerta: vai no assunto dos e-mails. */
  nome: string
  /** O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo. */
  consulta?: string | undefined
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined; orgaos?: string[] | undefined; orgaos_exceto?: string[] | undefined; tipos_ato?: string[] | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined; cnpjs?: string[] | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | undefined; ignorar_assinatura?: boolean | undefined } | undefined
  /** A quem o alerta avisa. */
  canais?: { webhooks?: string[] | undefined; emails?: string[] | undefined } | undefined
  /** Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz. */
  frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined
  /** Hora de Brasília do e-mail diário; nas outras frequências não tem efeito. */
  hora?: number | undefined
  /** Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido. */
  avisar_vazio?: boolean | undefined
  /** Se o alerta dispara. */
  ativo?: boolean | undefined
  /** Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`. */
  termos?: ({ termo: string; grupo?: string | null | undefined })[] | undefined
  /** Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas. */
  listas?: string[] | undefined
}

export interface CorpoAlterarAlerta {
  /** Nome do alerta: vai no assunto dos e-mails. */
  nome?: string | undefined
  /** O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo. */
  consulta?: string | undefined
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | null | undefined; orgaos?: string[] | null | undefined; orgaos_exceto?: string[] | null | undefined; tipos_ato?: string[] | null | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | null | undefined; cnpjs?: string[] | null | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | null | undefined; ignorar_assinatura?: boolean | null | undefined } | null | undefined
  /** A quem o alerta avisa. */
  canais?: { webhooks?: string[] | null | undefined; emails?: string[] | null | undefined } | null | undefined
  /** Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz. */
  frequencia?: 'imediata' | 'edicao' | 'diaria' | undefined
  /** Hora de Brasília do e-mail diário; nas outras frequências não tem efeito. */
  hora?: number | undefined
  /** Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido. */
  avisar_vazio?: boolean | undefined
  /** Se o alerta dispara. */
  ativo?: boolean | undefined
  /** Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`. */
  termos?: ({ termo: string; grupo?: string | null | undefined })[] | null | undefined
  /** Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas. */
  listas?: string[] | null | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoSimularAlerta {
  /** O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo. */
  consulta?: string | undefined
  /** Termos, como os do alerta, no máximo 200. */
  termos?: ({ termo: string; grupo?: string | null | undefined })[] | undefined
  /** Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas. */
  listas?: string[] | undefined
  /** Que publicações interessam; o que falta não filtra. */
  filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: string[] | undefined; fornecedor_nome?: string | undefined; contratante_nome?: string | undefined; contratante_cnpj?: string[] | undefined; numero_contrato?: string[] | undefined; numero_licitacao?: string[] | undefined; processo?: string[] | undefined; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[] | undefined; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[] | undefined; uasg?: string[] | undefined; orgao?: string[] | undefined; valor_min?: number | undefined; valor_max?: number | undefined; assinatura_de?: string | undefined; assinatura_ate?: string | undefined; vigencia_fim_de?: string | undefined; vigencia_fim_ate?: string | undefined; vigencia_fim_em_dias?: number | undefined; termo?: string | undefined; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[] | undefined; pessoa_nome?: string | undefined; cargo_funcao?: string | undefined; cargo_efetivo?: string | undefined; unidade?: string | undefined; autoridade_nome?: string | undefined; matricula?: string[] | undefined; data_efeito_de?: string | undefined; data_efeito_ate?: string | undefined; sigla_funcao?: string[] | undefined; codigo?: string[] | undefined; codigo_min?: string[] | undefined; substituto?: boolean | undefined; secao?: ('2' | 'extra')[] | undefined; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[] | undefined; numero?: string[] | undefined; srp?: boolean | undefined; vencedor_ni?: string[] | undefined; vencedor_nome?: string | undefined; abertura_de?: string | undefined; abertura_ate?: string | undefined; abertura_em_dias?: number | undefined; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[] | undefined; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[] | undefined; ambito?: ('licitacao' | 'anticorrupcao')[] | undefined; sancionado_cnpj?: string[] | undefined; sancionado_nome?: string | undefined; vigente_em?: string | undefined; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[] | undefined; ano?: number | undefined; altera?: string[] | undefined; revoga?: string[] | undefined; regulamenta?: string[] | undefined; entra_em_vigor_de?: string | undefined; entra_em_vigor_ate?: string | undefined } | null | undefined; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | undefined; orgaos?: string[] | undefined; orgaos_exceto?: string[] | undefined; tipos_ato?: string[] | undefined; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | undefined; cnpjs?: string[] | undefined; valor_min?: number | null | undefined; valor_max?: number | null | undefined; literal?: boolean | undefined; ignorar_assinatura?: boolean | undefined } | undefined
}

export interface CorpoExecutarAlerta {
  /** Primeiro dia, AAAA-MM-DD, inclusive. */
  desde: string
  /** Último dia, AAAA-MM-DD, inclusive. */
  ate: string
  /** Se o que for encontrado deve ser entregue aos canais do alerta; sem isso, só é mostrado. O que o alerta já entregou não é entregue de novo, salvo uma linha entregue há mais de 90 dias. */
  entregar?: boolean | undefined
}

export interface CorpoCriarLista {
  /** Nome da lista, para você. */
  nome: string
  /** Os itens, até 10000, cada um uma consulta. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram. */
  itens: ({ termo: string; grupo?: string | null | undefined })[]
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoGravarLista {
  /** Nome da lista, para você. */
  nome: string
  /** Os itens, até 10000, cada um uma consulta. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram. */
  itens: ({ termo: string; grupo?: string | null | undefined })[]
}

export interface CorpoAlterarLista {
  /** Nome da lista, para você. */
  nome?: string | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
  /** Os itens, até 10000, cada um uma consulta. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram. */
  itens?: ({ termo: string; grupo?: string | null | undefined })[] | undefined
  /** Itens a acrescentar aos que ela tem. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram. */
  adicionar?: ({ termo: string; grupo?: string | null | undefined })[] | undefined
  /** Termos a tirar, como a lista os tem; o que ela não tem não faz diferença. */
  remover?: string[] | undefined
}

export interface CorpoCriarBoletim {
  /** Nome do boletim. */
  nome: string
  /** Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos. */
  alertas: string[]
  /** Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado. */
  destinatarios?: string[] | undefined
  /** Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  assunto?: string | undefined
  /** Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  cabecalho?: string | undefined
  /** Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  rodape?: string | undefined
  /** O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  texto_vazio?: string | undefined
  /** Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo. */
  enviar_vazio?: boolean | undefined
  /** Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`. */
  agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta' | undefined
  /** O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres. */
  conteudo?: 'ementa' | 'trecho' | 'integra' | undefined
  /** Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre. */
  anexar_csv?: boolean | undefined
  /** Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula. */
  anexar_xlsx?: boolean | undefined
  /** Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`). */
  frequencia?: 'diaria' | 'semanal' | 'mensal' | undefined
  /** Hora de Brasília em que sai. */
  hora?: number | undefined
  /** Dias da semana em que sai; só na frequência `semanal`. */
  dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | undefined
  /** Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`. */
  dia_do_mes?: number | undefined
  /** Se recolhe o que os alertas encontram, e sai. */
  ativo?: boolean | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoGravarBoletim {
  /** Nome do boletim. */
  nome: string
  /** Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos. */
  alertas: string[]
  /** Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado. */
  destinatarios?: string[] | undefined
  /** Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  assunto?: string | undefined
  /** Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  cabecalho?: string | undefined
  /** Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  rodape?: string | undefined
  /** O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  texto_vazio?: string | undefined
  /** Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo. */
  enviar_vazio?: boolean | undefined
  /** Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`. */
  agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta' | undefined
  /** O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres. */
  conteudo?: 'ementa' | 'trecho' | 'integra' | undefined
  /** Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre. */
  anexar_csv?: boolean | undefined
  /** Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula. */
  anexar_xlsx?: boolean | undefined
  /** Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`). */
  frequencia?: 'diaria' | 'semanal' | 'mensal' | undefined
  /** Hora de Brasília em que sai. */
  hora?: number | undefined
  /** Dias da semana em que sai; só na frequência `semanal`. */
  dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | undefined
  /** Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`. */
  dia_do_mes?: number | undefined
  /** Se recolhe o que os alertas encontram, e sai. */
  ativo?: boolean | undefined
}

export interface CorpoAlterarBoletim {
  /** Nome do boletim. */
  nome?: string | undefined
  /** Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos. */
  alertas?: string[] | undefined
  /** Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado. */
  destinatarios?: string[] | null | undefined
  /** Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  assunto?: string | undefined
  /** Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  cabecalho?: string | undefined
  /** Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  rodape?: string | undefined
  /** O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`. */
  texto_vazio?: string | undefined
  /** Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo. */
  enviar_vazio?: boolean | undefined
  /** Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`. */
  agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta' | undefined
  /** O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres. */
  conteudo?: 'ementa' | 'trecho' | 'integra' | undefined
  /** Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre. */
  anexar_csv?: boolean | undefined
  /** Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula. */
  anexar_xlsx?: boolean | undefined
  /** Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`). */
  frequencia?: 'diaria' | 'semanal' | 'mensal' | undefined
  /** Hora de Brasília em que sai. */
  hora?: number | undefined
  /** Dias da semana em que sai; só na frequência `semanal`. */
  dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | undefined
  /** Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`. */
  dia_do_mes?: number | undefined
  /** Se recolhe o que os alertas encontram, e sai. */
  ativo?: boolean | undefined
  /** Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem. */
  chave?: string | null | undefined
}

export interface CorpoPreverBoletim {
  /** O dia, AAAA-MM-DD, em que o boletim teria saído. */
  data: string
}

export interface ParametrosListarEnviosBoletim {
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Envios por página. */
  limite?: number | undefined
}

export interface ParametrosListarPaginasBoletim {
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Envios por página. */
  limite?: number | undefined
}

export interface ParametrosLerCaderno {
  /** O dia, AAAA-MM-DD, até hoje; sem ele, o mais recente com edição no acervo. */
  data?: string | undefined
  /** Identificador de um alerta da conta: em `alertas` vem só ele. */
  alerta?: string | undefined
  /** Quantos atos de cada alerta vêm, no máximo; ao todo, no máximo 300. */
  por_alerta?: number | undefined
}

export interface ParametrosListarPrazosDoCaderno {
  /** O dia, AAAA-MM-DD, até hoje; sem ele, o mais recente com edição no acervo. */
  data?: string | undefined
}

export interface CorpoMarcarAtosDoCaderno {
  /** Identificadores de publicações, no máximo 500. */
  publicacoes: string[]
  /** Se ficam lidas; ausente: como estão. */
  lido?: boolean | undefined
  /** Se ficam guardadas; ausente: como estão. */
  guardado?: boolean | undefined
}

export interface ParametrosListarGuardados {
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Quantos atos por página. */
  limite?: number | undefined
}

export interface CorpoDefinirCadernoPorEmail {
  /** A hora do e-mail, em Brasília. */
  hora: number
}

export interface ParametrosListarPastas {
  /** Só as que têm este ato, pelo identificador da publicação. */
  publicacao?: string | undefined
}

export interface CorpoCriarPasta {
  /** Nome da pasta. */
  nome: string
}

export interface CorpoAlterarPasta {
  /** Nome da pasta. */
  nome: string
  /** A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia. */
  versao?: string | undefined
}

export interface ParametrosExcluirPasta {
  /** A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia. */
  versao?: string | undefined
}

export interface ParametrosListarAtosDaPasta {
  /** Só os que têm esta etiqueta, como está escrita. */
  etiqueta?: string | undefined
  /** Só os de que cuida esta pessoa, pelo identificador. */
  responsavel?: string | undefined
  /** Só os que têm prazo até este dia, inclusive. */
  prazo_ate?: string | undefined
  /** Só os abertos, ou só os concluídos. */
  andamento?: 'aberto' | 'concluido' | undefined
  /** `prazo`: o que vence antes vem antes, e o que não tem prazo vem por último; `data`: o ato mais novo vem antes; `prazo_do_ato`: o que o texto do ato diz para antes, de hoje em diante, vem antes, e o ato que não diz nada por último, o mais novo antes. */
  ordem?: 'prazo' | 'data' | 'prazo_do_ato' | undefined
  /** Página, a partir de 1; depois da última, `resultados` vem vazio. */
  pagina?: number | undefined
  /** Quantos atos por página. */
  limite?: number | undefined
}

export interface CorpoGuardarAtoEmPasta {
  /** O que se quis anotar; vazia se nada. */
  nota?: string | undefined
  /** Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida. */
  etiquetas?: string[] | undefined
  /** Identificador de uma pessoa da conta; `null`: ninguém. */
  responsavel?: string | null | undefined
  /** Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo. */
  prazo?: string | null | undefined
  /** Se ainda há o que fazer. */
  andamento?: 'aberto' | 'concluido' | undefined
  /** A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia. */
  versao?: string | undefined
}

export interface CorpoAlterarAtoDaPasta {
  /** O que se quis anotar; vazia se nada. */
  nota?: string | undefined
  /** Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida. */
  etiquetas?: string[] | undefined
  /** Identificador de uma pessoa da conta; `null`: ninguém. */
  responsavel?: string | null | undefined
  /** Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo. */
  prazo?: string | null | undefined
  /** Se ainda há o que fazer. */
  andamento?: 'aberto' | 'concluido' | undefined
  /** A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia. */
  versao?: string | undefined
}

export interface ParametrosRetirarAtoDaPasta {
  /** A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia. */
  versao?: string | undefined
}

export interface ParametrosListarChaves {
  /** Só as chaves desta conta. */
  conta?: string | undefined
}

export interface CorpoCriarChave {
  /** Para que serve a chave. */
  nome: string
  /** O que a chave pode fazer; só quem administra a instalação dá `administracao`. */
  escopos: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[]
  /** Requisições por minuto; acima de 120, só quem administra a instalação. */
  limite?: number | undefined
  /** Último dia em que a chave vale, em Brasília. */
  expira?: string | undefined
  /** Conta da chave; sem ela, a sua. Só quem administra a instalação nomeia outra. */
  conta?: string | undefined
}

export interface CorpoAlterarChave {
  /** Para que serve a chave. */
  nome?: string | undefined
  /** O que a chave pode fazer; só quem administra a instalação dá `administracao`. */
  escopos?: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[] | undefined
  /** Requisições por minuto; acima de 120, só quem administra a instalação. */
  limite?: number | undefined
  /** Último dia em que a chave vale, em Brasília. */
  expira?: string | null | undefined
}

export interface ParametrosObterUsoChave {
  /** Os últimos 7, 30 ou 90 dias, o de hoje incluído. */
  periodo?: '7d' | '30d' | '90d' | undefined
}

export interface CorpoCriarConta {
  /** Nome da pessoa ou equipe. */
  nome: string
  /** Para onde vão os avisos sobre os webhooks dela. */
  email: string
}

export interface CorpoAlterarConta {
  /** Nome da pessoa ou equipe. */
  nome?: string | undefined
  /** Para onde vão os avisos sobre os webhooks dela. */
  email?: string | undefined
}
