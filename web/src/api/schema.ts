/* Made from spec/openapi.json by `npm run openapi`. */

export type Detalhe = { campo: string; problema: string; sugestao: string | null; posicao: number | null }

export type Erro = { codigo: 'parametro_invalido' | 'consulta_invalida' | 'corpo_invalido' | 'nao_autenticado' | 'sem_permissao' | 'nao_encontrado' | 'metodo_nao_permitido' | 'conflito' | 'versao_antiga' | 'corpo_grande_demais' | 'tipo_nao_suportado' | 'limite_excedido' | 'erro_interno' | 'indisponivel'; mensagem: string; detalhes: (Detalhe)[] }

export type RespostaErro = { sucesso: false; erro: Erro; request_id: string }

export type Aviso = { codigo: 'orgao_inexistente' | 'secao_inexistente' | 'tipo_ato_inexistente' | 'edicao_inexistente' | 'palavra_inexistente' | 'termo_restritivo' | 'frase_restritiva' | 'campo_restritivo' | 'filtro_restritivo' | 'palavras_separadas' | 'campo_separado' | 'campo_desconhecido' | 'operador_minusculo' | 'periodo_fora_do_acervo' | 'edicoes_ausentes' | 'edicoes_incompletas' | 'edicoes_provisorias' | 'edicoes_por_indexar' | 'edicoes_sem_linhas' | 'acervo_vazio' | 'conteudo_em_imagem' | 'parte_em_imagem' | 'avisos_omitidos' | 'sentido_indisponivel' | 'sentido_incompleto' | 'somente_leitura' | 'secoes_sem_extra' | 'eventos_expirados' | 'cursor_adiante' | 'alerta_sem_canal' | 'webhook_inexistente' | 'webhook_inativo' | 'webhook_sem_alerta' | 'email_nao_confirmado' | 'boletim_sem_destinatario' | 'alerta_inexistente' | 'alerta_inativo'; campo: string; mensagem: string; sugestoes: (string)[]; dados: { valor: string | null; situacao: string | null; estado: string | null; periodos: ({ inicio: string; fim: string; secao: string | null; secao_base: string | null })[]; mais: number; contagens: ({ parte: string; consulta: string; total: number })[] } }

export type Ampliacao = { tipo: 'familia' | 'norma' | 'empresa' | 'sigla' | 'sinonimo' | 'codigo' | 'grafia'; escrito: string; tambem: (string)[]; acrescenta: number }

export type Consulta = { leitura: number; ampliacoes: (Ampliacao)[] }

export type ResultadoBusca = { id: string; titulo: string; resumo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; orgao: string; tipo_ato: string; url_original: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; sha256: string; trechos: (Trecho)[] | null; parte: EnderecoDaParte | null }

export type Trecho = { campo: 'titulo' | 'conteudo_completo'; segmentos: ({ texto: string; marcado: boolean })[]; termos: (string)[] }

export type PaginaResultados = { total: number; pagina: number; limite: number; total_paginas: number; consulta: Consulta; resultados: (ResultadoBusca)[]; aproximados: Aproximados | null; facetas: { secao: Faceta | null; orgao: Faceta | null; tipo_ato: Faceta | null; ano: Faceta | null; situacao: Faceta | null } | null; histograma: ({ periodo: string; total: number })[] | null; avisos: (Aviso)[] }

export type Motivo = { tipo: 'familia' | 'norma' | 'empresa' | 'sigla' | 'sinonimo' | 'codigo' | 'grafia' | 'parcial' | 'sentido'; escrito: string; tambem: (string)[]; consulta: string | null }

export type Aproximados = { total: number; consulta: string; motivos: (Motivo)[]; resultados: (ResultadoBusca)[] }

export type Faceta = { total_valores: number; valores: ({ valor: string; total: number })[] }

export type Publicacao = { id: string; titulo: string; resumo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; orgao: string; tipo_ato: string; url_original: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; sha256: string; conteudo_completo: string; ementa: string | null; pagina: string; edicao: string; assinatura: string; url_pdf: string; palavras_chave: (string)[]; publicacoes_relacionadas: (string)[]; relacoes: (Relacao)[]; entidades: Entidades; partes: (Parte)[]; imagens: (ImagemDoTexto)[]; versao: number; recebida_em: string | null; retirada_em: string | null; fonte: FonteDoAto; citacao: string; parte?: Parte | null; estrutura?: Estrutura | null; linhas_ocultas?: (LinhaOculta)[]; linhas?: LinhasDoAto; prazos?: (PrazoDoAto)[] }

export type Estrutura = { blocos: (BlocoDoTexto)[] }

export type BlocoDoTexto = { tipo: 'paragrafo' | 'titulo' | 'lista' | 'imagem' | 'tabela'; inicio: number; fim: number; classe: string | null; estilos: (EstiloDoTexto)[]; cabecalho: number; linhas: ((CelulaDeTabela)[])[] }

export type CelulaDeTabela = { inicio: number; fim: number; coluna: number; colunas: number; linhas: number; estilos: (EstiloDoTexto)[] }

export type EstiloDoTexto = { tipo: 'sobrescrito' | 'subscrito' | 'tachado' | 'negrito' | 'italico' | 'sublinhado' | 'titulo' | 'item' | 'quebra' | 'imagem'; inicio: number; fim: number; nome: string | null }

export type LinhaOculta = { linha_id: string; tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; lugar: number; dito: string; sobre: string | null }

export type LinhasDoAto = { qualidade: 'experimental'; contratos: (LinhaDeContrato)[]; pessoal: (LinhaDePessoal)[]; licitacoes: (LinhaDeLicitacao)[]; sancoes: (LinhaDeSancao)[]; normas: (LinhaDeNorma)[] }

export type LinhaDeContrato = { id: string; tipo_instrumento: 'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'; numero_contrato: string | null; ano_contrato: number | null; numero_termo: string | null; processo: string | null; modalidade: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | null; numero_licitacao: string | null; ano_licitacao: number | null; uasg: string | null; contratante_nome: string | null; contratante_cnpj: string | null; contratante_orgao: string; fornecedor_nome: string | null; fornecedor_ni: string | null; fornecedor_tipo: string | null; partes: ({ nome: string; ni: string | null })[]; objeto: string | null; valor_inicial: number | null; valor_global: number | null; valor_mensal: number | null; valor_acrescimo: number | null; valor_do_instrumento: number | null; moeda: string | null; data_assinatura: string | null; vigencia_inicio: string | null; vigencia_fim: string | null; vigencia_prazo: string | null; vigencia_fim_calculada: boolean; fundamento_legal: string | null; normas: (string)[]; origem_adesao: boolean; sistema_origem: 'comprasnet4' | 'sidec' | 'livre'; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDaLinha)[] }

export type TrechoDaLinha = { coluna: 'tipo_instrumento' | 'numero_contrato' | 'ano_contrato' | 'numero_termo' | 'processo' | 'modalidade' | 'numero_licitacao' | 'ano_licitacao' | 'uasg' | 'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni' | 'objeto' | 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo' | 'valor_do_instrumento' | 'moeda' | 'data_assinatura' | 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo' | 'fundamento_legal' | 'partes' | 'ato_tipo' | 'ato_numero' | 'ato_data'; inicio: number; fim: number }

export type LinhaDePessoal = { id: string; tipo_movimentacao: 'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'; verbo: string; a_pedido: boolean; de_oficio: boolean; pessoa_nome: string | null; pessoa_papel: 'titular' | 'substituto' | 'instituidor' | 'membro' | 'presidente' | 'suplente' | null; matricula: string | null; matricula_tipo: 'siape' | 'siapecad' | 'militar' | 'propria' | null; cargo_efetivo: string | null; cargo_funcao: string | null; substituto: boolean; codigo: string | null; sigla_funcao: string | null; nivel_funcao: string | null; unidade: string | null; orgao_destino: string | null; data_efeito: string | null; data_efeito_origem: 'expressa' | 'retroativa' | 'periodo' | 'publicacao' | 'assinatura' | 'obito' | null; periodo_inicio: string | null; periodo_fim: string | null; vaga_causa: 'aposentadoria' | 'exoneracao' | 'dispensa' | 'falecimento' | 'posse_inacumulavel' | 'remocao' | 'redistribuicao' | 'criacao' | 'outra' | null; vaga_codigo: string | null; vaga_antecessor: string | null; autoridade_nome: string | null; autoridade_cargo: string | null; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDePessoal)[] }

export type TrechoDePessoal = { coluna: 'tipo_movimentacao' | 'verbo' | 'a_pedido' | 'de_oficio' | 'pessoa_nome' | 'pessoa_papel' | 'matricula' | 'matricula_tipo' | 'cargo_efetivo' | 'cargo_funcao' | 'substituto' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade' | 'orgao_destino' | 'data_efeito' | 'data_efeito_origem' | 'periodo_inicio' | 'periodo_fim' | 'vaga_causa' | 'vaga_codigo' | 'vaga_antecessor' | 'autoridade_nome' | 'autoridade_cargo' | 'ato_tipo' | 'ato_numero' | 'ato_data'; inicio: number; fim: number }

export type LinhaDeLicitacao = { id: string; tipo_aviso: 'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'; retificacao: boolean; modalidade: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | null; numero: string | null; ano: number | null; srp: boolean; uasg: string | null; processo: string | null; orgao: string; objeto: string | null; data_abertura: string | null; hora_abertura: string | null; valor_estimado: number | null; url_edital: string | null; vencedores: (VencedorDeLicitacao)[]; sistema_origem: 'siasgnet' | 'sidec' | 'livre'; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeLicitacao)[] }

export type TrechoDeLicitacao = { coluna: 'tipo_aviso' | 'modalidade' | 'numero' | 'ano' | 'srp' | 'uasg' | 'processo' | 'objeto' | 'data_abertura' | 'valor_estimado' | 'url_edital' | 'vencedores' | 'ato_tipo' | 'ato_numero' | 'ato_data'; inicio: number; fim: number }

export type VencedorDeLicitacao = { fornecedor_nome: string | null; fornecedor_ni: string | null; itens: string | null; valor: number | null }

export type LinhaDeSancao = { id: string; categoria_sancao: 'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'; situacao_sancao: 'aplicada' | 'reduzida' | 'suspensa' | 'retirada'; ambito: 'licitacao' | 'anticorrupcao'; retificacao: boolean; sancionado_nome: string | null; sancionado_cnpj: string | null; abrangencia: string | null; prazo: string | null; data_inicio: string | null; data_fim: string | null; valor_multa: number | null; motivo: string | null; processo: string | null; fundamento_legal: string | null; orgao_sancionador: string | null; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeSancao)[] }

export type TrechoDeSancao = { coluna: 'categoria_sancao' | 'sancionado_nome' | 'sancionado_cnpj' | 'abrangencia' | 'prazo' | 'data_inicio' | 'data_fim' | 'valor_multa' | 'motivo' | 'processo' | 'fundamento_legal' | 'orgao_sancionador' | 'ato_tipo' | 'ato_numero' | 'ato_data'; inicio: number; fim: number }

export type LinhaDeNorma = { id: string; especie: 'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'; norma: string | null; numero: string | null; ano: number | null; data: string | null; ementa: string | null; entra_em_vigor: string | null; entra_em_vigor_origem: 'publicacao' | 'assinatura' | 'data' | 'prazo' | null; altera: (NormaTocada)[]; revoga: (NormaRevogada)[]; regulamenta: (NormaTocada)[]; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeNorma)[] }

export type NormaTocada = { norma: string | null; nome: string; dispositivos: string | null; palavras: string; inicio: number; fim: number }

export type NormaRevogada = { norma: string | null; nome: string; dispositivos: string | null; palavras: string; inicio: number; fim: number; total: boolean | null }

export type TrechoDeNorma = { coluna: 'especie' | 'numero' | 'ano' | 'data' | 'ementa' | 'entra_em_vigor' | 'entra_em_vigor_origem' | 'ato_tipo' | 'ato_numero' | 'ato_data'; inicio: number; fim: number }

export type PrazoDoAto = { tipo: 'abertura' | 'entrega_de_propostas' | 'inscricao' | 'recurso' | 'contribuicao' | 'reuniao' | 'prazo'; data: string | null; hora: string | null; desde: string | null; dias: number | null; dias_uteis: boolean; calculada: boolean; inicio: number; fim: number; texto: string }

export type Publicacoes = { publicacoes: (Publicacao)[]; inexistentes: (string)[] }

export type Relacao = { tipo: 'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'; id: string; confianca: number; alcance: 'todo' | 'parte' | null; parte: { tipo: 'dispositivo' | 'pessoa' | 'ato' | 'medida'; texto: string; trechos: ({ inicio: number; fim: number })[] } | null; passagens: ({ onde_se_le: string; leia_se: string; posicao: number | null })[] }

export type EnderecoDaParte = { endereco: string; numero: string | null }

export type FonteDoAto = { id_materia: string; pub_name: string; numeros: (number)[]; nome_materia: string | null; arquivo: string | null; sha256: string | null; xml: ({ nome: string; sha256: string })[] | null; sha256_xml: string | null }

export type Entidades = { cnpjs: (string)[]; processos: (string)[]; uasgs: (string)[]; contratos: (string)[]; licitacoes: (string)[]; valores: (number)[]; normas: (string)[]; normas_detalhadas: ({ nome: string; tipo: string; numero: string; ano: number | null; esfera: 'federal' | 'estadual' | 'distrital' | 'municipal' | null; federal: boolean | null })[]; pessoas: ({ nome: string; cargo: string | null })[] }

export type Parte = { endereco: string; numero: string | null; tipo_ato: string | null; titulo: string | null; data: string | null; nomes: (string)[]; assinatura: string | null; inicio: number; fim: number; abertura: { inicio: number; fim: number } | null; citacao: string }

export type ImagemDoTexto = { nome: string; inicio: number; fim: number; disponivel: boolean; tipo: 'png' | 'jpeg' | 'gif' | null; largura: number | null; altura: number | null; sha256: string | null; url: string | null }

export type Secao = { codigo: '1' | '2' | '3' | 'extra'; nome: string; descricao: string }

export type Edicao = { numero: string; data: string; tipo: 'normal' | 'extra'; secoes: ('1' | '2' | '3' | 'extra')[]; total_publicacoes: number; provisoria: boolean }

export type EdicaoDoEvento = { numero: string; data: string; tipo: 'normal' | 'extra'; secoes: ('1' | '2' | '3' | 'extra')[]; total_publicacoes: number }

export type Fonte = { data: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; estado: 'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente'; provisoria: boolean; motivo: 'credenciais_recusadas' | 'sessao_recusada' | 'acesso_bloqueado' | 'sem_conexao' | 'tempo_esgotado' | 'erro_http' | 'resposta_inesperada' | 'falha_interna' | 'data_ausente' | 'secao_ausente' | 'arquivo_vazio' | 'arquivo_grande_demais' | 'transferencia_incompleta' | 'nao_e_zip' | 'zip_invalido' | 'zip_sem_xml' | 'data_errada' | 'secao_errada' | null; mensagem: string | null; artigos: number; publicacoes: number; rejeitados: number; ausentes: number; retiradas: number; arquivo: string | null; sha256: string | null; raiz: string | null; declaracao: { sequencia: number; raiz: string; assinatura: string | null; chave_publica: string | null } | null; tentativas: number; primeira_em: string | null; ultima_em: string | null }

export type Declaracao = { sequencia: number; texto: string; sha256: string; assinatura: string | null; data: string; raiz: string }

export type Prova = { formato: 'arauto_prova_1'; id: string; data: string; xml: ({ nome: string; sha256: string; indice: number; folhas: number; caminho: (string)[] })[]; zip: { arquivo: string; sha256: string; raiz: string; indice: number; folhas: number; caminho: (string)[] }; raiz: string; declaracao: { sequencia: number; texto: string; sha256: string; assinatura: string | null }; chave_publica: string | null; substituida_por: number | null }

export type Coletor = { ultima_resposta_em: string | null; falhas_consecutivas: number; motivo: 'credenciais_recusadas' | 'sessao_recusada' | 'acesso_bloqueado' | 'sem_conexao' | 'tempo_esgotado' | 'erro_http' | 'resposta_inesperada' | 'falha_interna' | 'data_ausente' | 'secao_ausente' | 'arquivo_vazio' | 'arquivo_grande_demais' | 'transferencia_incompleta' | 'nao_e_zip' | 'zip_invalido' | 'zip_sem_xml' | 'data_errada' | 'secao_errada' | null; mensagem: string | null; proxima_tentativa_em: string | null }

export type Pontualidade = { edicoes: (PontualidadeDaSecao)[]; meses: (PontualidadeDoMes)[] }

export type PontualidadeDaSecao = { data: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; estado: 'completa' | 'parcial' | 'pendente' | 'falha'; nao_oferecida_em: string | null; oferecida_em: string | null; iniciada_em: string | null; completa_em: string | null; primeira_entrega_em: string | null; ultima_saida_em: string | null; ultima_entrega_em: string | null; segundos: { coleta: number | null; primeira_entrega: number | null; ultima_saida: number | null; ultima_entrega: number | null } }

export type PontualidadeDoMes = { mes: string; edicoes: number; coleta: TrechoMedido; primeira_entrega: TrechoMedido; ultima_saida: TrechoMedido; ultima_entrega: TrechoMedido }

export type TrechoMedido = { medidas: number; p50: number | null; p99: number | null }

export type SituacaoDoServico = { data: string; estado: 'em_dia' | 'aguardada' | 'incompleta' | 'atrasada'; secoes: ({ secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; estado: 'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente' })[]; anteriores: (DiaAnterior)[]; meses: (MesDaSituacao)[] }

export type DiaAnterior = { data: string; estado: 'incompleta' | 'atrasada'; secoes: ({ secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; estado: 'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente' })[] }

export type MesDaSituacao = { mes: string; edicoes: number; coleta: TrechoMedido; ultima_saida: TrechoMedido }

export type Versao = { versao: number; substituida_em: string | null; titulo: string; conteudo_completo: string }

export type Marca = { inicio: number; fim: number; termo: string }

export type Citacao = { tipo: 'ato' | 'dou' | 'processo'; texto: string; inicio: number; fim: number; lida: string; resultado: 'existe' | 'corrigido' | 'revogado' | 'indefinido' | 'desconhecido' | 'fora_do_acervo'; motivo: string; publicacoes: (ResultadoBusca)[]; total: number; correcoes: ({ tipo: 'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'; publicacao: ResultadoBusca; trecho: string | null })[] }

export type Verificacao = { citacoes: (Citacao)[]; mais: number }

export type Orgao = { orgao: string; nome: string; sigla: string | null; total: number; primeira_data: string; ultima_data: string; subordinados: number }

export type TipoAto = { tipo_ato: string; total: number; primeira_data: string; ultima_data: string }

export type Sugestao = { tipo: 'palavra' | 'orgao' | 'norma'; texto: string; termo: string | null; orgao: string | null; total: number }

export type Alteracao = { cursor: string; tipo: 'nova' | 'alterada' | 'retirada' | 'religada'; em: string; publicacao: Publicacao }

export type PaginaAlteracoes = { limite: number; resultados: (Alteracao)[]; proximo: string; tem_mais: boolean; publicacoes: number }

export type Contrato = { id: string; tipo_instrumento: 'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'; numero_contrato: string | null; ano_contrato: number | null; numero_termo: string | null; processo: string | null; modalidade: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | null; numero_licitacao: string | null; ano_licitacao: number | null; uasg: string | null; contratante_nome: string | null; contratante_cnpj: string | null; contratante_orgao: string; fornecedor_nome: string | null; fornecedor_ni: string | null; fornecedor_tipo: string | null; partes: ({ nome: string; ni: string | null })[]; objeto: string | null; valor_inicial: number | null; valor_global: number | null; valor_mensal: number | null; valor_acrescimo: number | null; valor_do_instrumento: number | null; moeda: string | null; data_assinatura: string | null; vigencia_inicio: string | null; vigencia_fim: string | null; vigencia_prazo: string | null; vigencia_fim_calculada: boolean; fundamento_legal: string | null; normas: (string)[]; origem_adesao: boolean; sistema_origem: 'comprasnet4' | 'sidec' | 'livre'; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDaLinha)[]; publicacao: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; edicao: string; pagina: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type SomaDeContratos = { tipo_instrumento: 'contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro'; linhas: number; com_valor: number; valor: number }

export type FacetaDeContratos = { total_valores: number; valores: ({ valor: string; com_valor: number; soma: number; total: number })[] }

export type QualidadeDaColuna = { coluna: 'linhas' | 'tipo_instrumento' | 'numero_contrato' | 'ano_contrato' | 'numero_termo' | 'processo' | 'modalidade' | 'numero_licitacao' | 'ano_licitacao' | 'uasg' | 'contratante_nome' | 'contratante_cnpj' | 'fornecedor_nome' | 'fornecedor_ni' | 'objeto' | 'valor_inicial' | 'valor_global' | 'valor_mensal' | 'valor_acrescimo' | 'valor_do_instrumento' | 'moeda' | 'data_assinatura' | 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo' | 'fundamento_legal' | 'partes' | 'ato_tipo' | 'ato_numero' | 'ato_data'; origem: 'sistema' | 'livre'; valores: number; errados: number; precisao: number | null; cobertura: number | null; meta_precisao: number | null; meta_cobertura: number | null; estado: 'estavel' | 'experimental' }

export type QualidadeDosContratos = { estado: 'experimental'; versao_extrator: number; medida_em: string; atos: number; colunas: (QualidadeDaColuna)[] }

export type PaginaContratos = { total: number | null; limite: number; somas: (SomaDeContratos)[] | null; facetas: { tipo_instrumento: FacetaDeContratos | null; modalidade: FacetaDeContratos | null; orgao: FacetaDeContratos | null; fornecedor_ni: FacetaDeContratos | null; mes: FacetaDeContratos | null } | null; qualidade: QualidadeDosContratos | null; resultados: (Contrato)[]; proximo: string | null; avisos: (Aviso)[] }

export type Movimento = { id: string; tipo_movimentacao: 'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'; verbo: string; a_pedido: boolean; de_oficio: boolean; pessoa_nome: string | null; pessoa_papel: 'titular' | 'substituto' | 'instituidor' | 'membro' | 'presidente' | 'suplente' | null; matricula: string | null; matricula_tipo: 'siape' | 'siapecad' | 'militar' | 'propria' | null; cargo_efetivo: string | null; cargo_funcao: string | null; substituto: boolean; codigo: string | null; sigla_funcao: string | null; nivel_funcao: string | null; unidade: string | null; orgao_destino: string | null; data_efeito: string | null; data_efeito_origem: 'expressa' | 'retroativa' | 'periodo' | 'publicacao' | 'assinatura' | 'obito' | null; periodo_inicio: string | null; periodo_fim: string | null; vaga_causa: 'aposentadoria' | 'exoneracao' | 'dispensa' | 'falecimento' | 'posse_inacumulavel' | 'remocao' | 'redistribuicao' | 'criacao' | 'outra' | null; vaga_codigo: string | null; vaga_antecessor: string | null; autoridade_nome: string | null; autoridade_cargo: string | null; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDePessoal)[]; publicacao: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; edicao: string; pagina: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type SomaDeMovimentos = { tipo_movimentacao: 'nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro'; linhas: number }

export type FacetaDeLinhas = { total_valores: number; valores: ({ valor: string; total: number })[] }

export type QualidadeDaColunaDePessoal = { coluna: 'linhas' | 'tipo_movimentacao' | 'verbo' | 'a_pedido' | 'de_oficio' | 'pessoa_nome' | 'pessoa_papel' | 'matricula' | 'matricula_tipo' | 'cargo_efetivo' | 'cargo_funcao' | 'substituto' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade' | 'orgao_destino' | 'data_efeito' | 'data_efeito_origem' | 'periodo_inicio' | 'periodo_fim' | 'vaga_causa' | 'vaga_codigo' | 'vaga_antecessor' | 'autoridade_nome' | 'autoridade_cargo' | 'ato_tipo' | 'ato_numero' | 'ato_data'; pessoas: 'ate_5' | 'mais_de_5'; valores: number; errados: number; precisao: number | null; cobertura: number | null; meta_precisao: number | null; meta_cobertura: number | null; estado: 'estavel' | 'experimental' }

export type QualidadeDePessoal = { estado: 'experimental'; versao_extrator: number; medida_em: string; atos: number; colunas: (QualidadeDaColunaDePessoal)[] }

export type PaginaPessoal = { total: number | null; limite: number; somas: (SomaDeMovimentos)[] | null; facetas: { tipo_movimentacao: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; sigla_funcao: FacetaDeLinhas | null; codigo: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null; qualidade: QualidadeDePessoal | null; resultados: (Movimento)[]; proximo: string | null; avisos: (Aviso)[] }

export type Licitacao = { id: string; tipo_aviso: 'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'; retificacao: boolean; modalidade: 'pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica' | null; numero: string | null; ano: number | null; srp: boolean; uasg: string | null; processo: string | null; orgao: string; objeto: string | null; data_abertura: string | null; hora_abertura: string | null; valor_estimado: number | null; url_edital: string | null; vencedores: (VencedorDeLicitacao)[]; sistema_origem: 'siasgnet' | 'sidec' | 'livre'; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeLicitacao)[]; publicacao: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; edicao: string; pagina: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type SomaDeLicitacoes = { tipo_aviso: 'abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada'; linhas: number }

export type QualidadeDaColunaDeLicitacoes = { coluna: string; avisos: 'anuncio' | 'resultado'; valores: number; errados: number; precisao: number | null; cobertura: number | null; meta_precisao: number | null; meta_cobertura: number | null; estado: 'estavel' | 'experimental' }

export type QualidadeDeLicitacoes = { estado: 'experimental'; versao_extrator: number; medida_em: string; atos: number; colunas: (QualidadeDaColunaDeLicitacoes)[] }

export type PaginaLicitacoes = { total: number | null; limite: number; somas: (SomaDeLicitacoes)[] | null; facetas: { tipo_aviso: FacetaDeLinhas | null; modalidade: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null; qualidade: QualidadeDeLicitacoes | null; resultados: (Licitacao)[]; proximo: string | null; avisos: (Aviso)[] }

export type Sancao = { id: string; categoria_sancao: 'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'; situacao_sancao: 'aplicada' | 'reduzida' | 'suspensa' | 'retirada'; ambito: 'licitacao' | 'anticorrupcao'; retificacao: boolean; sancionado_nome: string | null; sancionado_cnpj: string | null; abrangencia: string | null; prazo: string | null; data_inicio: string | null; data_fim: string | null; valor_multa: number | null; motivo: string | null; processo: string | null; fundamento_legal: string | null; orgao_sancionador: string | null; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeSancao)[]; publicacao: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; edicao: string; pagina: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type SomaDeSancoes = { categoria_sancao: 'advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento'; linhas: number; valor_multa: number | null }

export type QualidadeDaColunaDeSancoes = { coluna: string; valores: number; errados: number; precisao: number | null; cobertura: number | null; meta_precisao: number | null; meta_cobertura: number | null; estado: 'estavel' | 'experimental' }

export type QualidadeDeSancoes = { estado: 'experimental'; versao_extrator: number; medida_em: string; atos: number; colunas: (QualidadeDaColunaDeSancoes)[] }

export type PaginaSancoes = { total: number | null; limite: number; somas: (SomaDeSancoes)[] | null; facetas: { categoria_sancao: FacetaDeLinhas | null; ambito: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null; qualidade: QualidadeDeSancoes | null; resultados: (Sancao)[]; proximo: string | null; avisos: (Aviso)[] }

export type Norma = { id: string; especie: 'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'; norma: string | null; numero: string | null; ano: number | null; data: string | null; ementa: string | null; entra_em_vigor: string | null; entra_em_vigor_origem: 'publicacao' | 'assinatura' | 'data' | 'prazo' | null; altera: (NormaTocada)[]; revoga: (NormaRevogada)[]; regulamenta: (NormaTocada)[]; orgao: string; ato_endereco: string; ato_tipo: string | null; ato_numero: string | null; ato_data: string | null; confianca: 'alta' | 'media' | 'baixa'; versao_extrator: number; inicio: number; fim: number; trechos: (TrechoDeNorma)[]; publicacao: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; edicao: string; pagina: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type SomaDeNormas = { especie: 'emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato'; linhas: number }

export type QualidadeDaColunaDeNormas = { coluna: string; valores: number; errados: number; precisao: number | null; cobertura: number | null; meta_precisao: number | null; meta_cobertura: number | null; estado: 'estavel' | 'experimental' }

export type QualidadeDeNormas = { estado: 'experimental'; versao_extrator: number; medida_em: string; atos: number; colunas: (QualidadeDaColunaDeNormas)[] }

export type PaginaNormas = { total: number | null; limite: number; somas: (SomaDeNormas)[] | null; facetas: { especie: FacetaDeLinhas | null; orgao: FacetaDeLinhas | null; mes: FacetaDeLinhas | null } | null; qualidade: QualidadeDeNormas | null; resultados: (Norma)[]; proximo: string | null; avisos: (Aviso)[] }

export type AlteracaoDeNorma = { efeito: 'altera' | 'revoga' | 'regulamenta'; norma: string | null; nome: string; dispositivos: string | null; palavras: string; inicio: number; fim: number; total: boolean | null; ato: Norma }

export type AlteracoesDaNorma = { norma: string; total: number | null; limite: number; qualidade: QualidadeDeNormas | null; resultados: (AlteracaoDeNorma)[]; proximo: string | null; avisos: (Aviso)[] }

export type CitacoesDaNorma = { total: number; primeira: string; ultima: string }

export type EfeitoSobreNorma = { efeito: 'altera' | 'revoga' | 'regulamenta'; total: number; primeira: string; ultima: string }

export type FichaDaNorma = { norma: string; citacoes: CitacoesDaNorma | null; atos: (Norma)[]; total_atos: number; efeitos: (EfeitoSobreNorma)[]; revogada_por: (AlteracaoDeNorma)[]; qualidade: QualidadeDeNormas; avisos: (Aviso)[] }

export type Filtros = { termos: (string)[]; linhas: Record<string, unknown> | null; secoes: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos: (string)[]; orgaos_exceto: (string)[]; tipos_ato: (string)[]; situacoes: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs: (string)[]; valor_min: number | null; valor_max: number | null; literal: boolean; ignorar_assinatura: boolean }

export type EnvioWebhook = { frequencia: 'imediata' | 'edicao' | 'diaria'; hora: number | null; juntar_minutos: number | null; dias: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null; horario_silencioso: { de: string; ate: string } | null }

export type Webhook = { id: string; chave: string | null; nome: string | null; url: string; eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]; filtros: Filtros; leitura: number; max_simultaneas: number | null; envio: EnvioWebhook | null; ativo: boolean; motivo_inativacao: 'manual' | 'falhas' | 'endereco_perdido' | null; falhas_consecutivas: number; criado_em: string; atualizado_em: string; inativado_em: string | null; conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: (string)[] } | null }

export type WebhookCriado = { id: string; chave: string | null; nome: string | null; url: string; eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]; filtros: Filtros; leitura: number; max_simultaneas: number | null; envio: EnvioWebhook | null; ativo: boolean; motivo_inativacao: 'manual' | 'falhas' | 'endereco_perdido' | null; falhas_consecutivas: number; criado_em: string; atualizado_em: string; inativado_em: string | null; conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: (string)[] } | null; secret: string | null }

export type TrocaSegredo = { webhook_id: string; secret: string | null; vigente_em: string }

export type PublicacaoEntregue = { id: string; titulo: string; secao: '1' | '2' | '3' | 'extra'; data_publicacao: string }

export type EdicaoEntregue = { numero: string; data: string }

export type Tentativa = { numero: number; iniciada_em: string; duracao_ms: number; status_http: number | null; erro: 'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede' | null; ip: string | null; resposta: string | null }

export type RequisicaoEntrega = { cabecalhos: Record<string, string>; corpo: string; entregas: (string)[] }

export type Entrega = { id: string; evento_id: string; webhook_id: string; tipo: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'; origem: 'automatica' | 'teste' | 'reenvio'; status: 'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada'; tentativas: number; ultimo_status_http: number | null; ultimo_erro: 'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede' | null; ultima_duracao_ms: number | null; criado_em: string; proxima_tentativa_em: string | null; concluido_em: string | null; publicacao: PublicacaoEntregue | null; edicao: EdicaoEntregue | null }

export type EntregaDetalhe = { id: string; evento_id: string; webhook_id: string; tipo: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'; origem: 'automatica' | 'teste' | 'reenvio'; status: 'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada'; tentativas: number; ultimo_status_http: number | null; ultimo_erro: 'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede' | null; ultima_duracao_ms: number | null; criado_em: string; proxima_tentativa_em: string | null; concluido_em: string | null; publicacao: PublicacaoEntregue | null; edicao: EdicaoEntregue | null; historico: (Tentativa)[]; requisicao: RequisicaoEntrega }

export type PaginaEntregas = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (Entrega)[] }

export type ContagemEntregas = { entregues: number; falhas: number; taxa_sucesso: number | null }

export type ContagemTentativas = { sucessos: number; falhas: number; taxa_sucesso: number | null }

export type TempoResposta = { media_ms: number | null; p95_ms: number | null }

export type HoraEstatisticas = { hora: string; entregas: ContagemEntregas; tentativas: ContagemTentativas; tempo_resposta: TempoResposta }

export type ErrosRecentes = { erro: 'dns' | 'endereco_recusado' | 'conexao_recusada' | 'conexao_interrompida' | 'tempo_esgotado' | 'certificado_invalido' | 'tls' | 'resposta_invalida' | 'redirecionamento' | 'status_http' | 'rede'; quantidade: number; ultimo_em: string; ultimo_status_http: number | null; ultima_entrega_id: string }

export type Estatisticas = { webhook_id: string; periodo: '24h' | '7d' | '30d'; desde: string; ate: string; entregas: ContagemEntregas; tentativas: ContagemTentativas; tempo_resposta: TempoResposta; horas: (HoraEstatisticas)[]; erros_recentes: (ErrosRecentes)[] }

export type Reenvio = { id: string; webhook_id: string; status: 'pendente' | 'concluido' | 'cancelado'; desde: string; ate: string; eventos: number; examinados: number; criadas: number; criado_em: string; concluido_em: string | null }

export type Evento = { id: string; tipo: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'; criado_em: string; dados: Record<string, unknown> }

export type PaginaEventos = { limite: number; resultados: (Evento)[]; proximo: string; tem_mais: boolean; avisos: (Aviso)[] }

export type PublicacaoDoEvento = { id: string; titulo: string; resumo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; orgao: string; tipo_ato: string; url_original: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; termos_correspondentes: (string)[]; trechos: (Trecho)[]; parte: EnderecoDaParte | null }

export type EventoPublicacaoNova = { id: string; tipo: 'publicacao.nova'; criado_em: string; webhook_id: string; dados: { publicacao: PublicacaoDoEvento; teste?: true } }

export type EventoPublicacaoAtualizada = { id: string; tipo: 'publicacao.atualizada'; criado_em: string; webhook_id: string; dados: { publicacao: PublicacaoDoEvento; versao: number; campos_alterados: (string)[]; motivo: string; por: string | null; alcance: 'todo' | 'parte' | null; parte: string | null; retificada_por: string | null; teste?: true } }

export type EventoLinhaNova = { id: string; tipo: 'linha.nova'; criado_em: string; webhook_id: string; dados: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; linha: Contrato | Movimento | Licitacao | Sancao | Norma; publicacao: PublicacaoDoEvento; teste?: true } }

export type EventoLinhaPrazo = { id: string; tipo: 'linha.prazo'; criado_em: string; webhook_id: string; dados: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; linha: Contrato | Movimento | Licitacao | Sancao | Norma; prazo: { campo: 'vigencia_fim' | 'data_abertura'; data: string; dias: number }; publicacao: PublicacaoDoEvento; teste?: true } }

export type EventoEdicaoPublicada = { id: string; tipo: 'edicao.publicada'; criado_em: string; webhook_id: string; dados: { edicao: EdicaoDoEvento; teste?: true } }

export type EventoAlertaMatch = { id: string; tipo: 'alerta.match'; criado_em: string; webhook_id: string; dados: { alerta: { id: string; nome: string }; publicacao: PublicacaoDoEvento; tabela?: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; linha?: Contrato | Movimento | Licitacao | Sancao | Norma; prazo?: { campo: 'vigencia_fim' | 'data_abertura'; data: string; dias: number }; teste?: true } }

export type TermoAlerta = { termo: string; grupo: string | null }

export type Endereco = { email: string; situacao: 'pendente' | 'confirmado' | 'descadastrado'; confirmado_em: string | null }

export type FiltrosAlerta = { linhas: Record<string, unknown> | null; secoes: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos: (string)[]; orgaos_exceto: (string)[]; tipos_ato: (string)[]; situacoes: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs: (string)[]; valor_min: number | null; valor_max: number | null; literal: boolean; ignorar_assinatura: boolean }

export type Canais = { webhooks: (string)[]; emails: (string)[] }

export type Alerta = { id: string; chave: string | null; nome: string; consulta: string; frequencia: 'imediata' | 'edicao' | 'diaria'; hora: number; avisar_vazio: boolean; ativo: boolean; termos: (TermoAlerta)[]; listas: (string)[]; filtros: FiltrosAlerta; leitura: number; canais: Canais; boletins: (string)[]; encontrados_sem_canal: number; criado_em: string; atualizado_em: string; enderecos: (Endereco)[]; conferido_ate: { em: string; edicao: { data: string; numero: string; provisoria: boolean } | null; faltam: (string)[] } | null }

export type Simulacao = { desde: string; ate: string; total: number; consulta: Consulta; dias: ({ data: string; total: number; coberto: boolean })[]; exemplos: (ResultadoBusca)[]; avisos: (Aviso)[] }

export type Execucao = { desde: string; ate: string; total: number; consulta: Consulta; dias: ({ data: string; total: number; coberto: boolean })[]; exemplos: (ResultadoBusca)[]; avisos: (Aviso)[]; entregues: number | null; ja_entregues: number | null }

export type PreviaEmail = { assunto: string; texto: string }

export type AlertaDaLista = { id: string; nome: string }

export type ListaDeTermos = { id: string; chave: string | null; nome: string; total: number; versao: number; criado_em: string; atualizado_em: string; alertas: (AlertaDaLista)[] }

export type ListaComItens = { id: string; chave: string | null; nome: string; total: number; versao: number; criado_em: string; atualizado_em: string; alertas: (AlertaDaLista)[]; itens: (TermoAlerta)[] }

export type ItemRecusado = { linha: number; item: string; problema: string; sugestao: string | null }

export type ListaGravada = { id: string; chave: string | null; nome: string; total: number; versao: number; criado_em: string; atualizado_em: string; alertas: (AlertaDaLista)[]; mudou: boolean; novos: number; removidos: number; iguais: number; repetidos: number; total_recusados: number; recusados: (ItemRecusado)[] }

export type Boletim = { id: string; chave: string | null; nome: string; alertas: (string)[]; destinatarios: (string)[]; assunto: string; cabecalho: string; rodape: string; texto_vazio: string; enviar_vazio: boolean; agrupar_por: 'termo' | 'orgao' | 'secao' | 'alerta'; conteudo: 'ementa' | 'trecho' | 'integra'; anexar_csv: boolean; anexar_xlsx: boolean; frequencia: 'diaria' | 'semanal' | 'mensal'; hora: number; dias: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[]; dia_do_mes: number; ativo: boolean; criado_em: string; atualizado_em: string; enderecos: (Endereco)[]; proximo_envio_em: string | null }

export type PaginaAbertaBoletim = { id: string; data: string; assunto: string; total: number; criado_em: string; pagina: string }

export type PaginasAbertasBoletim = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (PaginaAbertaBoletim)[] }

export type PreviaBoletim = { assunto: string; html: string; texto: string; csv: string | null; xlsx: string | null; total: number; sairia: boolean }

export type DestinatarioEnvio = { email: string; situacao: 'na_fila' | 'enviado' | 'descartado'; enviado_em: string | null; erro: string | null }

export type EnvioBoletim = { id: string; data: string; assunto: string; total: number; criado_em: string; destinatarios: (DestinatarioEnvio)[] }

export type EnvioBoletimDetalhe = { id: string; data: string; assunto: string; total: number; criado_em: string; destinatarios: (DestinatarioEnvio)[]; html: string; texto: string; csv: string | null; xlsx: string | null; pagina: string | null }

export type PaginaEnviosBoletim = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (EnvioBoletim)[] }

export type Caderno = { data: string; anterior: { data: string; situacao: 'no_acervo' | 'aguardada' | 'falta' } | null; proxima: { data: string; situacao: 'no_acervo' | 'aguardada' | 'falta' } | null; edicoes: (Edicao)[]; secoes: ({ secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; estado: 'completa' | 'parcial' | 'pendente' | 'falha' | 'sem_edicao' | 'ausente'; provisoria: boolean; mensagem: string | null; publicacoes: number; completa_em: string | null })[]; total: number; nao_lidos: number; guardados: number; mudaram: (AtoMudado)[]; alertas: (AlertaDoCaderno)[] }

export type AlertaDoCaderno = { id: string; nome: string; consulta: string; total: number; em_outros: number; nao_lidos: number; conferencia: { situacao: 'conferido' | 'incompleto' | 'nao_conferido' | 'sem_edicao' | 'inativo'; faltam: ('1' | '2' | '3' | 'extra')[] }; ultimo: string | null; atos: (AtoDoCaderno)[] }

export type AtoDoCaderno = { id: string; titulo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; edicao: string; pagina: string; orgao: string; tipo_ato: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string; trecho: ({ texto: string; marcado: boolean })[]; parte: EnderecoDaParte | null; termos_correspondentes: (string)[]; outros_alertas: ({ id: string; nome: string })[]; linhas: ({ tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; linha: Contrato | Movimento | Licitacao | Sancao | Norma; prazo: { campo: 'vigencia_fim' | 'data_abertura'; data: string; dias: number } | null })[]; prazos: (PrazoDoAto)[]; lido: boolean; guardado_em: string | null }

export type ResumoDeAto = { id: string; titulo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; edicao: string; pagina: string; orgao: string; tipo_ato: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string }

export type AtoMudado = { id: string; titulo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; edicao: string; pagina: string; orgao: string; tipo_ato: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string; alertas: ({ id: string; nome: string })[]; lido: boolean; guardado_em: string | null; mudancas: ({ tipo: 'retifica' | 'retificada_por' | 'republica' | 'republicada_por' | 'torna_sem_efeito' | 'sem_efeito_por' | 'revoga' | 'revogada_por' | 'anula' | 'anulada_por' | 'altera' | 'alterada_por' | 'prorroga' | 'prorrogada_por' | 'suspende' | 'suspensa_por' | 'regulamenta' | 'regulamentada_por' | 'cita' | 'citada_por'; por: ResumoDeAto; confianca: number; alcance: 'todo' | 'parte' | null; parte: { tipo: 'dispositivo' | 'pessoa' | 'ato' | 'medida'; texto: string; trechos: ({ inicio: number; fim: number })[] } | null; passagens: ({ onde_se_le: string; leia_se: string; posicao: number | null })[] })[] }

export type AtoGuardado = { id: string; titulo: string; data_publicacao: string; secao: '1' | '2' | '3' | 'extra'; secao_base: '1' | '2' | '3'; edicao: string; pagina: string; orgao: string; tipo_ato: string; situacao: 'publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada'; url_original: string; lido: boolean; guardado_em: string | null }

export type PaginaGuardados = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (AtoGuardado)[] }

export type PrazosDoCaderno = { data: string; total_atos: number; atos_lidos: number; prazos: ({ ato: ResumoDeAto; prazo: PrazoDoAto })[] }

export type MarcaDePessoa = { publicacao: string; lido: boolean; guardado_em: string | null }

export type CadernoPorEmail = { hora: number | null; email: string; confirmado: boolean; ultimo_em: string | null }

export type Pasta = { id: string; nome: string; criado_em: string; atualizado_em: string; total: number; abertos: number; vencidos: number; proximo_prazo: string | null; versao: string }

export type PastaComEtiquetas = { id: string; nome: string; criado_em: string; atualizado_em: string; total: number; abertos: number; vencidos: number; proximo_prazo: string | null; versao: string; etiquetas: ({ etiqueta: string; total: number })[] }

export type AtoDePasta = { id: string; ato: ResumoDeAto | null; nota: string; etiquetas: (string)[]; prazo: string | null; andamento: 'aberto' | 'concluido'; responsavel: { id: string; nome: string } | null; vencido: boolean; prazo_do_ato: PrazoDoAto | null; versao: string; guardado_em: string; atualizado_em: string }

export type PaginaAtosDePasta = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (AtoDePasta)[] }

export type Sessao = { id: string; criado_em: string; expira_em: string; ultimo_uso_em: string | null; agente: string | null }

export type Pessoa = { id: string; nome: string; email: string; papel: 'leitor' | 'editor' | 'gestor' | 'administrador'; email_confirmado_em: string | null; segundo_fator_em: string | null; criado_em: string }

export type Membro = { id: string; nome: string; email: string; papel: 'leitor' | 'editor' | 'gestor' | 'administrador'; email_confirmado_em: string | null; segundo_fator_em: string | null; criado_em: string; conta_id: string }

export type ContaResumida = { id: string; nome: string }

export type Identidade = { id: string; emissor: string; email: string | null; vinculada_em: string }

export type Acesso = { senha: boolean; identidades: (Identidade)[] }

export type SessaoAberta = { sessao: Sessao; pessoa: Pessoa; conta: ContaResumida; acesso: Acesso; escopos: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[] }

export type ConviteAberto = { papel: 'leitor' | 'editor' | 'gestor' | 'administrador'; email: string | null; expira_em: string; conta: string | null; contas: (ContaResumida)[] }

export type Convite = { papel: 'leitor' | 'editor' | 'gestor' | 'administrador'; email: string | null; expira_em: string; conta: string | null; id: string; conta_id: string | null; criado_em: string }

export type ConviteCriado = { papel: 'leitor' | 'editor' | 'gestor' | 'administrador'; email: string | null; expira_em: string; conta: string | null; id: string; conta_id: string | null; criado_em: string; url: string | null }

export type RegistroAuditoria = { id: string; em: string; tipo: 'entrada' | 'entrada_recusada' | 'saida' | 'sessao_confirmada' | 'confirmacao_recusada' | 'senha_trocada' | 'email_trocado' | 'email_perdido' | 'segundo_fator_ligado' | 'segundo_fator_desligado' | 'codigos_renovados' | 'identidade_vinculada' | 'identidade_desvinculada' | 'pessoa_criada' | 'papel_mudado' | 'pessoa_removida' | 'convite_feito' | 'convite_retirado' | 'chave_criada' | 'chave_alterada' | 'chave_revogada' | 'conta_criada' | 'conta_alterada' | 'conta_excluida' | 'webhook_criado' | 'webhook_alterado' | 'webhook_excluido' | 'segredo_trocado' | 'segredos_descartados' | 'entrega_repetida' | 'eventos_reenviados' | 'alerta_criado' | 'alerta_alterado' | 'alerta_excluido' | 'lista_criada' | 'lista_alterada' | 'lista_excluida' | 'boletim_criado' | 'boletim_alterado' | 'boletim_excluido' | 'pasta_criada' | 'pasta_alterada' | 'pasta_excluida' | 'ato_guardado_em_pasta' | 'ato_de_pasta_alterado' | 'ato_retirado_de_pasta' | 'boletim_fechado' | 'exportacao' | 'envio'; autor: 'pessoa' | 'chave' | 'comando' | 'ninguem'; pessoa_id: string | null; chave_id: string | null; conta_id: string | null; rede: string | null; endereco: string | null; alvo_id: string | null; detalhes: Record<string, never> }

export type PaginaAuditoria = { total: number; pagina: number; limite: number; total_paginas: number; resultados: (RegistroAuditoria)[] }

export type Chave = { id: string; conta_id: string; nome: string; publico: string; escopos: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[]; limite: number; criado_em: string; expira_em: string | null; revogada_em: string | null; ultimo_uso_em: string | null; pessoa_id: string | null; criada_com: string | null; situacao: 'ativa' | 'expirada' | 'revogada' }

export type ChaveCriada = { id: string; conta_id: string; nome: string; publico: string; escopos: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[]; limite: number; criado_em: string; expira_em: string | null; revogada_em: string | null; ultimo_uso_em: string | null; pessoa_id: string | null; criada_com: string | null; situacao: 'ativa' | 'expirada' | 'revogada'; chave: string }

export type UsoDiario = { data: string; requisicoes: number; limitadas: number }

export type Conta = { id: string; nome: string; email: string; criado_em: string; pessoas: number; chaves_ativas: number; webhooks: number; alertas: number }

export type Operacao = { versao: string; acervo: { publicacoes: number; edicoes: number; ultima_data: string | null }; coletor: Coletor | null; fila: { eventos: number; entregas: number; mais_antiga_em: string | null }; correio: { aguardando: number; mais_antigo_em: string | null; enviados: number; abandonados: number; ultimo_erro: string | null }; importacoes: { recusados: ({ arquivo: string; motivo: string; em: string })[]; rejeicoes: ({ arquivo: string; artigo: string; motivo: string })[] }; disco: { banco_bytes: number; wal_bytes: number; livre_bytes: number; total_bytes: number } | null; historico: { anos: ({ ano: number; meses: number })[]; andamento: { estado: 'trazendo' | 'cedendo' | 'pausado' | 'parado' | 'terminado'; de: string; ate: string; mes: string | null; meses: number; meses_prontos: number; falta_ms: number | null; motivo: string | null; comecou_em: string; visto_em: string } | null }; somente_leitura: SomenteLeitura | null }

export type Envio = { id: string; arquivo: string; bytes: number; notificar: boolean; estado: 'recebido' | 'importado' | 'recusado'; motivo: string | null; publicacoes: number | null; novas: number | null; alteradas: number | null; rejeitados: number | null; criado_em: string; concluido_em: string | null }

export type SomenteLeitura = { motivo: 'pedido' | 'disco_cheio' | 'pasta_sem_escrita'; mensagem: string; sugestao: string }

export type BuscarResposta = { sucesso: true; dados: PaginaResultados; avisos: (Aviso)[] }

export type ObterPublicacaoResposta = { sucesso: true; dados: Publicacao; avisos: (Aviso)[] }

export type ObterPublicacoesResposta = { sucesso: true; dados: Publicacoes }

export type ListarSemelhantesResposta = { sucesso: true; dados: (ResultadoBusca)[] }

export type ObterProvaResposta = { sucesso: true; dados: Prova }

export type ListarVersoesResposta = { sucesso: true; dados: (Versao)[] }

export type ListarMarcasResposta = { sucesso: true; dados: (Marca)[] }

export type ListarSecoesResposta = { sucesso: true; dados: (Secao)[] }

export type ListarEdicoesResposta = { sucesso: true; dados: (Edicao)[]; avisos: (Aviso)[] }

export type ListarFontesResposta = { sucesso: true; dados: (Fonte)[]; coletor: Coletor | null }

export type ListarDeclaracoesResposta = { sucesso: true; dados: (Declaracao)[] }

export type ListarPontualidadeResposta = { sucesso: true; dados: Pontualidade }

export type ObterSituacaoResposta = { sucesso: true; dados: SituacaoDoServico }

export type VerificarCitacoesCorpo = { texto: string }

export type VerificarCitacoesResposta = { sucesso: true; dados: Verificacao; avisos: (Aviso)[] }

export type ObterPaginaDouResposta = { sucesso: true; dados: (ResultadoBusca)[]; avisos: (Aviso)[] }

export type ListarOrgaosResposta = { sucesso: true; dados: (Orgao)[] }

export type ListarTiposAtoResposta = { sucesso: true; dados: (TipoAto)[] }

export type SugerirResposta = { sucesso: true; dados: (Sugestao)[] }

export type ListarAlteracoesResposta = { sucesso: true; dados: PaginaAlteracoes }

export type ListarContratosResposta = { sucesso: true; dados: PaginaContratos; avisos: (Aviso)[] }

export type ListarPessoalResposta = { sucesso: true; dados: PaginaPessoal; avisos: (Aviso)[] }

export type ListarLicitacoesResposta = { sucesso: true; dados: PaginaLicitacoes; avisos: (Aviso)[] }

export type ListarSancoesResposta = { sucesso: true; dados: PaginaSancoes; avisos: (Aviso)[] }

export type ListarNormasResposta = { sucesso: true; dados: PaginaNormas; avisos: (Aviso)[] }

export type ObterNormaResposta = { sucesso: true; dados: FichaDaNorma; avisos: (Aviso)[] }

export type ListarAlteracoesDaNormaResposta = { sucesso: true; dados: AlteracoesDaNorma; avisos: (Aviso)[] }

export type CriarWebhookCorpo = { nome?: string | null; url: string; eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]; filtros?: { termos?: (string)[]; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean }; max_simultaneas?: number | null; envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number | null; juntar_minutos?: number | null; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null; horario_silencioso?: { de: string; ate: string } | null } | null; ativo?: boolean; secret?: string; chave?: string | null }

export type CriarWebhookResposta = { sucesso: true; dados: WebhookCriado; avisos: (Aviso)[] }

export type ListarWebhooksResposta = { sucesso: true; dados: (Webhook)[] }

export type GravarWebhookCorpo = { nome?: string | null; url: string; eventos: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]; filtros?: { termos?: (string)[]; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean }; max_simultaneas?: number | null; envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number | null; juntar_minutos?: number | null; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null; horario_silencioso?: { de: string; ate: string } | null } | null; ativo?: boolean; secret?: string }

export type GravarWebhookResposta = { sucesso: true; dados: WebhookCriado; avisos: (Aviso)[] }

export type ObterWebhookResposta = { sucesso: true; dados: Webhook }

export type AlterarWebhookCorpo = { nome?: string | null; url?: string; eventos?: ('publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match')[]; filtros?: { termos?: (string)[] | null; linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | null; orgaos?: (string)[] | null; orgaos_exceto?: (string)[] | null; tipos_ato?: (string)[] | null; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | null; cnpjs?: (string)[] | null; valor_min?: number | null; valor_max?: number | null; literal?: boolean | null; ignorar_assinatura?: boolean | null } | null; max_simultaneas?: number | null; envio?: { frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number | null; juntar_minutos?: number | null; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[] | null; horario_silencioso?: { de: string; ate: string } | null } | null; ativo?: boolean; secret?: string; chave?: string | null }

export type AlterarWebhookResposta = { sucesso: true; dados: Webhook; avisos: (Aviso)[] }

export type TrocarSegredoCorpo = { secret?: string; carencia_horas?: number } | null

export type TrocarSegredoResposta = { sucesso: true; dados: TrocaSegredo }

export type ObterChaveDeNavegadoresResposta = { sucesso: true; dados: { chave: string } }

export type TestarWebhookCorpo = { tipo: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match' }

export type TestarWebhookResposta = { sucesso: true; dados: Entrega }

export type ReenviarEventosCorpo = { desde: string; ate: string }

export type ReenviarEventosResposta = { sucesso: true; dados: Reenvio; avisos: (Aviso)[] }

export type ListarReenviosResposta = { sucesso: true; dados: (Reenvio)[] }

export type ListarEntregasResposta = { sucesso: true; dados: PaginaEntregas }

export type ObterEntregaResposta = { sucesso: true; dados: EntregaDetalhe }

export type RepetirEntregaResposta = { sucesso: true; dados: Entrega }

export type ObterEstatisticasResposta = { sucesso: true; dados: Estatisticas }

export type ListarEventosResposta = { sucesso: true; dados: PaginaEventos; avisos: (Aviso)[] }

export type ListarAlertasResposta = { sucesso: true; dados: (Alerta)[] }

export type CriarAlertaCorpo = { nome: string; consulta?: string; filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean }; canais?: { webhooks?: (string)[]; emails?: (string)[] }; frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number; avisar_vazio?: boolean; ativo?: boolean; termos?: ({ termo: string; grupo?: string | null })[]; listas?: (string)[]; chave?: string | null }

export type CriarAlertaResposta = { sucesso: true; dados: Alerta; avisos: (Aviso)[] }

export type GravarAlertaCorpo = { nome: string; consulta?: string; filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean }; canais?: { webhooks?: (string)[]; emails?: (string)[] }; frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number; avisar_vazio?: boolean; ativo?: boolean; termos?: ({ termo: string; grupo?: string | null })[]; listas?: (string)[] }

export type GravarAlertaResposta = { sucesso: true; dados: Alerta; avisos: (Aviso)[] }

export type ObterAlertaResposta = { sucesso: true; dados: Alerta }

export type AlterarAlertaCorpo = { nome?: string; consulta?: string; filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[] | null; orgaos?: (string)[] | null; orgaos_exceto?: (string)[] | null; tipos_ato?: (string)[] | null; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[] | null; cnpjs?: (string)[] | null; valor_min?: number | null; valor_max?: number | null; literal?: boolean | null; ignorar_assinatura?: boolean | null } | null; canais?: { webhooks?: (string)[] | null; emails?: (string)[] | null } | null; frequencia?: 'imediata' | 'edicao' | 'diaria'; hora?: number; avisar_vazio?: boolean; ativo?: boolean; termos?: ({ termo: string; grupo?: string | null })[] | null; listas?: (string)[] | null; chave?: string | null }

export type AlterarAlertaResposta = { sucesso: true; dados: Alerta; avisos: (Aviso)[] }

export type SimularAlertaCorpo = { consulta?: string; termos?: ({ termo: string; grupo?: string | null })[]; listas?: (string)[]; filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean } }

export type SimularAlertaResposta = { sucesso: true; dados: Simulacao; avisos: (Aviso)[] }

export type ExecutarAlertaCorpo = { desde: string; ate: string; entregar?: boolean }

export type ExecutarAlertaResposta = { sucesso: true; dados: Execucao; avisos: (Aviso)[] }

export type PreverEmailCorpo = { nome: string; consulta?: string; termos?: ({ termo: string; grupo?: string | null })[]; listas?: (string)[]; filtros?: { linhas?: { tabela: 'contratos' | 'pessoal' | 'licitacoes' | 'sancoes' | 'normas'; fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; valor_min?: number; valor_max?: number; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; secao?: ('2' | 'extra')[]; tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; numero?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; vigente_em?: string; especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string } | null; secoes?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgaos?: (string)[]; orgaos_exceto?: (string)[]; tipos_ato?: (string)[]; situacoes?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpjs?: (string)[]; valor_min?: number | null; valor_max?: number | null; literal?: boolean; ignorar_assinatura?: boolean }; frequencia: 'imediata' | 'edicao' | 'diaria' }

export type PreverEmailResposta = { sucesso: true; dados: PreviaEmail | null }

export type ListarListasResposta = { sucesso: true; dados: (ListaDeTermos)[] }

export type CriarListaCorpo = { nome: string; itens: ({ termo: string; grupo?: string | null })[]; chave?: string | null }

export type CriarListaResposta = { sucesso: true; dados: ListaGravada }

export type GravarListaCorpo = { nome: string; itens: ({ termo: string; grupo?: string | null })[] }

export type GravarListaResposta = { sucesso: true; dados: ListaGravada }

export type ObterListaResposta = { sucesso: true; dados: ListaComItens }

export type AlterarListaCorpo = { nome?: string; chave?: string | null; itens?: ({ termo: string; grupo?: string | null })[]; adicionar?: ({ termo: string; grupo?: string | null })[]; remover?: (string)[] }

export type AlterarListaResposta = { sucesso: true; dados: ListaGravada }

export type ListarBoletinsResposta = { sucesso: true; dados: (Boletim)[] }

export type CriarBoletimCorpo = { nome: string; alertas: (string)[]; destinatarios?: (string)[]; assunto?: string; cabecalho?: string; rodape?: string; texto_vazio?: string; enviar_vazio?: boolean; agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta'; conteudo?: 'ementa' | 'trecho' | 'integra'; anexar_csv?: boolean; anexar_xlsx?: boolean; frequencia?: 'diaria' | 'semanal' | 'mensal'; hora?: number; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[]; dia_do_mes?: number; ativo?: boolean; chave?: string | null }

export type CriarBoletimResposta = { sucesso: true; dados: Boletim; avisos: (Aviso)[] }

export type GravarBoletimCorpo = { nome: string; alertas: (string)[]; destinatarios?: (string)[]; assunto?: string; cabecalho?: string; rodape?: string; texto_vazio?: string; enviar_vazio?: boolean; agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta'; conteudo?: 'ementa' | 'trecho' | 'integra'; anexar_csv?: boolean; anexar_xlsx?: boolean; frequencia?: 'diaria' | 'semanal' | 'mensal'; hora?: number; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[]; dia_do_mes?: number; ativo?: boolean }

export type GravarBoletimResposta = { sucesso: true; dados: Boletim; avisos: (Aviso)[] }

export type ObterBoletimResposta = { sucesso: true; dados: Boletim }

export type AlterarBoletimCorpo = { nome?: string; alertas?: (string)[]; destinatarios?: (string)[] | null; assunto?: string; cabecalho?: string; rodape?: string; texto_vazio?: string; enviar_vazio?: boolean; agrupar_por?: 'termo' | 'orgao' | 'secao' | 'alerta'; conteudo?: 'ementa' | 'trecho' | 'integra'; anexar_csv?: boolean; anexar_xlsx?: boolean; frequencia?: 'diaria' | 'semanal' | 'mensal'; hora?: number; dias?: ('dom' | 'seg' | 'ter' | 'qua' | 'qui' | 'sex' | 'sab')[]; dia_do_mes?: number; ativo?: boolean; chave?: string | null }

export type AlterarBoletimResposta = { sucesso: true; dados: Boletim; avisos: (Aviso)[] }

export type PreverBoletimCorpo = { data: string }

export type PreverBoletimResposta = { sucesso: true; dados: PreviaBoletim }

export type ListarEnviosBoletimResposta = { sucesso: true; dados: PaginaEnviosBoletim }

export type ObterEnvioBoletimResposta = { sucesso: true; dados: EnvioBoletimDetalhe }

export type ListarPaginasBoletimResposta = { sucesso: true; dados: PaginasAbertasBoletim }

export type LerCadernoResposta = { sucesso: true; dados: Caderno; avisos: (Aviso)[] }

export type ListarPrazosDoCadernoResposta = { sucesso: true; dados: PrazosDoCaderno }

export type MarcarAtosDoCadernoCorpo = { publicacoes: (string)[]; lido?: boolean; guardado?: boolean }

export type MarcarAtosDoCadernoResposta = { sucesso: true; dados: (MarcaDePessoa)[] }

export type ListarGuardadosResposta = { sucesso: true; dados: PaginaGuardados }

export type LerCadernoPorEmailResposta = { sucesso: true; dados: CadernoPorEmail }

export type DefinirCadernoPorEmailCorpo = { hora: number }

export type DefinirCadernoPorEmailResposta = { sucesso: true; dados: CadernoPorEmail }

export type DeixarCadernoPorEmailResposta = { sucesso: true; dados: CadernoPorEmail }

export type ListarPastasResposta = { sucesso: true; dados: (Pasta)[] }

export type CriarPastaCorpo = { nome: string }

export type CriarPastaResposta = { sucesso: true; dados: Pasta }

export type ObterPastaResposta = { sucesso: true; dados: PastaComEtiquetas }

export type AlterarPastaCorpo = { nome: string; versao?: string }

export type AlterarPastaResposta = { sucesso: true; dados: PastaComEtiquetas }

export type ListarAtosDaPastaResposta = { sucesso: true; dados: PaginaAtosDePasta }

export type ObterAtoDaPastaResposta = { sucesso: true; dados: AtoDePasta }

export type GuardarAtoEmPastaCorpo = { nota?: string; etiquetas?: (string)[]; responsavel?: string | null; prazo?: string | null; andamento?: 'aberto' | 'concluido'; versao?: string }

export type GuardarAtoEmPastaResposta = { sucesso: true; dados: AtoDePasta }

export type AlterarAtoDaPastaCorpo = { nota?: string; etiquetas?: (string)[]; responsavel?: string | null; prazo?: string | null; andamento?: 'aberto' | 'concluido'; versao?: string }

export type AlterarAtoDaPastaResposta = { sucesso: true; dados: AtoDePasta }

export type ObterSessaoResposta = { sucesso: true; dados: SessaoAberta }

export type EntrarCorpo = { email: string; senha: string; codigo?: string }

export type EntrarResposta = { sucesso: true; dados: SessaoAberta }

export type ConfirmarSessaoCorpo = { senha: string; codigo?: string }

export type ListarSessoesResposta = { sucesso: true; dados: (Sessao)[] }

export type IrAoProvedorCorpo = { token?: string; conta_id?: string; conta?: string }

export type IrAoProvedorResposta = { sucesso: true; dados: { url: string } }

export type EntrarPeloProvedorCorpo = { retorno: string; codigo?: string }

export type EntrarPeloProvedorResposta = { sucesso: true; dados: SessaoAberta }

export type ConfirmarPeloProvedorResposta = { sucesso: true; dados: { url: string } }

export type VincularIdentidadeResposta = { sucesso: true; dados: { url: string } }

export type ConcluirIdentidadeCorpo = { retorno: string; codigo?: string }

export type ConcluirIdentidadeResposta = { sucesso: true; dados: SessaoAberta }

export type ConsultarConviteCorpo = { token: string }

export type ConsultarConviteResposta = { sucesso: true; dados: ConviteAberto }

export type AceitarConviteCorpo = { token: string; nome: string; senha: string; email?: string; conta_id?: string; conta?: string }

export type AceitarConviteResposta = { sucesso: true; dados: SessaoAberta }

export type ListarConvitesResposta = { sucesso: true; dados: (Convite)[] }

export type ConvidarCorpo = { email?: string; papel?: 'leitor' | 'editor' | 'gestor' | 'administrador'; conta?: string | null }

export type ConvidarResposta = { sucesso: true; dados: ConviteCriado }

export type ObterInstalacaoResposta = { sucesso: true; dados: { cadastro_aberto: boolean; situacao_publica: boolean; leitura_publica: boolean; correio: boolean; provedor: { nome: string } | null; somente_leitura: SomenteLeitura | null } }

export type CadastrarCorpo = { email: string }

export type CadastrarResposta = { sucesso: true; dados: null }

export type PedirSenhaCorpo = { email: string }

export type PedirSenhaResposta = { sucesso: true; dados: null }

export type DefinirSenhaCorpo = { token: string; senha: string }

export type TrocarSenhaCorpo = { senha_atual?: string; senha: string; codigo?: string }

export type AlterarPessoaCorpo = { nome: string }

export type AlterarPessoaResposta = { sucesso: true; dados: SessaoAberta }

export type TrocarEmailCorpo = { senha?: string; codigo?: string; email?: string }

export type TrocarEmailResposta = { sucesso: true; dados: null }

export type ConfirmarEmailCorpo = { token: string }

export type ConfirmarEmailResposta = { sucesso: true; dados: { email: string } }

export type ProporSegundoFatorCorpo = { senha?: string }

export type ProporSegundoFatorResposta = { sucesso: true; dados: { segredo: string; url: string } }

export type ConfirmarSegundoFatorCorpo = { codigo: string }

export type ConfirmarSegundoFatorResposta = { sucesso: true; dados: { codigos: (string)[] } }

export type RenovarCodigosRecuperacaoCorpo = { senha?: string; codigo?: string }

export type RenovarCodigosRecuperacaoResposta = { sucesso: true; dados: { codigos: (string)[] } }

export type DesligarSegundoFatorCorpo = { senha?: string; codigo?: string }

export type ListarPessoasResposta = { sucesso: true; dados: (Membro)[] }

export type AlterarPapelCorpo = { papel: 'leitor' | 'editor' | 'gestor' | 'administrador' }

export type AlterarPapelResposta = { sucesso: true; dados: Membro }

export type ListarChavesResposta = { sucesso: true; dados: (Chave)[] }

export type CriarChaveCorpo = { nome: string; escopos: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[]; limite?: number; expira?: string; conta?: string }

export type CriarChaveResposta = { sucesso: true; dados: ChaveCriada }

export type ObterChaveResposta = { sucesso: true; dados: Chave }

export type AlterarChaveCorpo = { nome?: string; escopos?: ('consulta' | 'webhooks' | 'alertas' | 'feeds' | 'administracao')[]; limite?: number; expira?: string | null }

export type AlterarChaveResposta = { sucesso: true; dados: Chave }

export type ObterUsoChaveResposta = { sucesso: true; dados: (UsoDiario)[] }

export type ListarAuditoriaResposta = { sucesso: true; dados: PaginaAuditoria }

export type ListarContasResposta = { sucesso: true; dados: (Conta)[] }

export type CriarContaCorpo = { nome: string; email: string }

export type CriarContaResposta = { sucesso: true; dados: Conta }

export type AlterarContaCorpo = { nome?: string; email?: string }

export type AlterarContaResposta = { sucesso: true; dados: Conta }

export type ObterOperacaoResposta = { sucesso: true; dados: Operacao }

export type ColetarDeNovoCorpo = { data: string }

export type ColetarDeNovoResposta = { sucesso: true; dados: null }

export type ListarEnviosResposta = { sucesso: true; dados: (Envio)[] }

export type EnviarZipResposta = { sucesso: true; dados: Envio }

export type ObterEnvioResposta = { sucesso: true; dados: Envio }

export type EnviarListaResposta = { sucesso: true; dados: ListaGravada }

/** Every operation of the API: its query, its body, and what it answers when it succeeds. */
export interface Operations {
  'GET /buscar': { query: { termo: string; literal?: boolean; ignorar_assinatura?: boolean; data_inicio?: string; data_fim?: string; secao?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgao?: (string)[]; orgao_exceto?: (string)[]; tipo_ato?: (string)[]; edicao?: string; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpj?: (string)[]; valor_min?: number; valor_max?: number; campos?: ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[]; ordem?: 'relevancia' | 'recentes' | 'antigas' | 'valor'; pagina?: number; limite?: number; trechos?: boolean; agrupar?: 'parte'; aproximar?: boolean; facetas?: ('secao' | 'orgao' | 'tipo_ato' | 'ano' | 'situacao')[]; histograma?: 'dia' | 'mes' | 'ano' }; body: undefined; answer: BuscarResposta }
  'GET /publicacao/{id}': { query: { parte?: string; incluir?: 'estrutura' | 'linhas' | 'prazos' }; body: undefined; answer: ObterPublicacaoResposta }
  'GET /publicacoes': { query: { ids: string; campos?: ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[] }; body: undefined; answer: ObterPublicacoesResposta }
  'GET /publicacao/{id}/imagens/{nome}': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /publicacao/{id}/semelhantes': { query: { limite?: number }; body: undefined; answer: ListarSemelhantesResposta }
  'GET /publicacao/{id}/prova': { query: Record<string, never>; body: undefined; answer: ObterProvaResposta }
  'GET /publicacao/{id}/versoes': { query: Record<string, never>; body: undefined; answer: ListarVersoesResposta }
  'GET /publicacao/{id}/marcas': { query: { termo: string; literal?: boolean; ignorar_assinatura?: boolean }; body: undefined; answer: ListarMarcasResposta }
  'GET /secoes': { query: Record<string, never>; body: undefined; answer: ListarSecoesResposta }
  'GET /edicoes': { query: { data?: string; mes?: string; ano?: number }; body: undefined; answer: ListarEdicoesResposta }
  'GET /fontes': { query: { desde?: string; ate?: string }; body: undefined; answer: ListarFontesResposta }
  'GET /fontes/declaracoes': { query: { desde?: string; ate?: string }; body: undefined; answer: ListarDeclaracoesResposta }
  'GET /pontualidade': { query: { desde?: string; ate?: string }; body: undefined; answer: ListarPontualidadeResposta }
  'GET /situacao': { query: Record<string, never>; body: undefined; answer: ObterSituacaoResposta }
  'POST /citacoes/verificar': { query: Record<string, never>; body: VerificarCitacoesCorpo; answer: VerificarCitacoesResposta }
  'GET /dou/{data}/{secao}/{pagina}': { query: Record<string, never>; body: undefined; answer: ObterPaginaDouResposta }
  'GET /orgaos': { query: { pai?: string; prefixo?: string }; body: undefined; answer: ListarOrgaosResposta }
  'GET /tipos-ato': { query: Record<string, never>; body: undefined; answer: ListarTiposAtoResposta }
  'GET /sugestoes': { query: { prefixo: string }; body: undefined; answer: SugerirResposta }
  'GET /exportar': { query: { termo?: string; literal?: boolean; ignorar_assinatura?: boolean; data_inicio?: string; data_fim?: string; secao?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgao?: (string)[]; orgao_exceto?: (string)[]; tipo_ato?: (string)[]; edicao?: string; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpj?: (string)[]; valor_min?: number; valor_max?: number; formato?: 'jsonl' | 'csv' | 'parquet'; campos?: ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[]; agrupar?: 'parte'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /alteracoes': { query: { desde?: string; limite?: number; campos?: ('id' | 'titulo' | 'resumo' | 'data_publicacao' | 'secao' | 'secao_base' | 'orgao' | 'tipo_ato' | 'url_original' | 'situacao' | 'sha256' | 'conteudo_completo' | 'ementa' | 'pagina' | 'edicao' | 'assinatura' | 'url_pdf' | 'palavras_chave' | 'publicacoes_relacionadas' | 'relacoes' | 'entidades' | 'partes' | 'imagens' | 'versao' | 'retirada_em' | 'recebida_em' | 'fonte' | 'citacao')[]; incluir?: 'estrutura' }; body: undefined; answer: ListarAlteracoesResposta }
  'GET /contratos': { query: { fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; literal?: boolean; facetas?: ('tipo_instrumento' | 'modalidade' | 'orgao' | 'fornecedor_ni' | 'mes')[]; ordem?: 'recentes' | 'antigas' | 'valor' | 'vigencia_fim'; cursor?: string; limite?: number }; body: undefined; answer: ListarContratosResposta }
  'GET /contratos/exportar': { query: { fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /contratos/datapackage.json': { query: { fornecedor_ni?: (string)[]; fornecedor_nome?: string; contratante_nome?: string; contratante_cnpj?: (string)[]; numero_contrato?: (string)[]; numero_licitacao?: (string)[]; processo?: (string)[]; tipo_instrumento?: ('contrato' | 'termo_aditivo' | 'apostilamento' | 'rescisao' | 'dispensa' | 'inexigibilidade' | 'ata_registro_precos' | 'convenio' | 'acordo_cooperacao' | 'doacao' | 'cessao' | 'comodato' | 'termo_execucao_descentralizada' | 'empenho' | 'rerratificacao' | 'termo_colaboracao' | 'prorrogacao_de_oficio' | 'outro')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; uasg?: (string)[]; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; assinatura_de?: string; assinatura_ate?: string; vigencia_fim_de?: string; vigencia_fim_ate?: string; vigencia_fim_em_dias?: number; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet' }; body: undefined; answer: undefined }
  'GET /pessoal': { query: { tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; orgao?: (string)[]; secao?: ('2' | 'extra')[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; facetas?: ('tipo_movimentacao' | 'orgao' | 'sigla_funcao' | 'codigo' | 'mes')[]; ordem?: 'recentes' | 'antigas'; cursor?: string; limite?: number }; body: undefined; answer: ListarPessoalResposta }
  'GET /pessoal/exportar': { query: { tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; orgao?: (string)[]; secao?: ('2' | 'extra')[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /pessoal/datapackage.json': { query: { tipo_movimentacao?: ('nomeacao' | 'exoneracao' | 'designacao' | 'dispensa' | 'substituicao' | 'aposentadoria' | 'pensao' | 'cessao' | 'requisicao' | 'remocao' | 'redistribuicao' | 'afastamento' | 'licenca' | 'reconducao' | 'reversao' | 'reintegracao' | 'promocao' | 'demissao' | 'vacancia' | 'contratacao' | 'rescisao' | 'transferencia_reserva' | 'tornar_sem_efeito' | 'retificacao' | 'delegacao' | 'comissao' | 'enquadramento' | 'convocacao' | 'alteracao_exercicio' | 'outro')[]; pessoa_nome?: string; cargo_funcao?: string; cargo_efetivo?: string; unidade?: string; autoridade_nome?: string; matricula?: (string)[]; data_efeito_de?: string; data_efeito_ate?: string; sigla_funcao?: (string)[]; codigo?: (string)[]; codigo_min?: (string)[]; substituto?: boolean; orgao?: (string)[]; secao?: ('2' | 'extra')[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet' }; body: undefined; answer: undefined }
  'GET /licitacoes': { query: { tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; numero?: (string)[]; processo?: (string)[]; uasg?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; facetas?: ('tipo_aviso' | 'modalidade' | 'orgao' | 'mes')[]; ordem?: 'recentes' | 'antigas' | 'abertura' | 'valor'; cursor?: string; limite?: number }; body: undefined; answer: ListarLicitacoesResposta }
  'GET /licitacoes/exportar': { query: { tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; numero?: (string)[]; processo?: (string)[]; uasg?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /licitacoes/datapackage.json': { query: { tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; numero?: (string)[]; processo?: (string)[]; uasg?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet' }; body: undefined; answer: undefined }
  'GET /sancoes': { query: { categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; processo?: (string)[]; vigente_em?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; facetas?: ('categoria_sancao' | 'ambito' | 'orgao' | 'mes')[]; ordem?: 'recentes' | 'antigas' | 'valor'; cursor?: string; limite?: number }; body: undefined; answer: ListarSancoesResposta }
  'GET /sancoes/exportar': { query: { categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; processo?: (string)[]; vigente_em?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /sancoes/datapackage.json': { query: { categoria_sancao?: ('advertencia' | 'multa' | 'impedimento' | 'suspensao' | 'inidoneidade' | 'descredenciamento')[]; situacao_sancao?: ('aplicada' | 'reduzida' | 'suspensa' | 'retirada')[]; ambito?: ('licitacao' | 'anticorrupcao')[]; sancionado_cnpj?: (string)[]; sancionado_nome?: string; processo?: (string)[]; vigente_em?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet' }; body: undefined; answer: undefined }
  'GET /normas': { query: { especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; numero?: (string)[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; facetas?: ('especie' | 'orgao' | 'mes')[]; ordem?: 'recentes' | 'antigas' | 'vigor'; cursor?: string; limite?: number }; body: undefined; answer: ListarNormasResposta }
  'GET /normas/{norma}': { query: Record<string, never>; body: undefined; answer: ObterNormaResposta }
  'GET /normas/{norma}/alteracoes': { query: { efeito?: ('altera' | 'revoga' | 'regulamenta')[]; orgao?: (string)[]; data_inicio?: string; data_fim?: string; cursor?: string; limite?: number }; body: undefined; answer: ListarAlteracoesDaNormaResposta }
  'GET /normas/exportar': { query: { especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; numero?: (string)[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet'; bom?: boolean; apos?: string }; body: undefined; answer: undefined }
  'GET /normas/datapackage.json': { query: { especie?: ('emenda_constitucional' | 'lei_complementar' | 'lei_delegada' | 'lei' | 'medida_provisoria' | 'decreto_lei' | 'decreto_legislativo' | 'decreto' | 'instrucao_normativa' | 'instrucao' | 'orientacao_normativa' | 'norma_de_execucao' | 'portaria' | 'resolucao' | 'recomendacao' | 'deliberacao' | 'provimento' | 'circular' | 'ordem_de_servico' | 'ato')[]; numero?: (string)[]; ano?: number; altera?: (string)[]; revoga?: (string)[]; regulamenta?: (string)[]; entra_em_vigor_de?: string; entra_em_vigor_ate?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean; formato?: 'jsonl' | 'csv' | 'parquet' }; body: undefined; answer: undefined }
  'POST /webhooks': { query: Record<string, never>; body: CriarWebhookCorpo; answer: CriarWebhookResposta }
  'GET /webhooks': { query: { pagina?: number; limite?: number }; body: undefined; answer: ListarWebhooksResposta }
  'PUT /webhooks/chave/{chave}': { query: Record<string, never>; body: GravarWebhookCorpo; answer: GravarWebhookResposta }
  'GET /webhooks/{webhook_id}': { query: Record<string, never>; body: undefined; answer: ObterWebhookResposta }
  'PATCH /webhooks/{webhook_id}': { query: Record<string, never>; body: AlterarWebhookCorpo; answer: AlterarWebhookResposta }
  'DELETE /webhooks/{webhook_id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /webhooks/{webhook_id}/secret': { query: Record<string, never>; body: TrocarSegredoCorpo; answer: TrocarSegredoResposta }
  'GET /navegadores/chave': { query: Record<string, never>; body: undefined; answer: ObterChaveDeNavegadoresResposta }
  'POST /webhooks/{webhook_id}/test': { query: Record<string, never>; body: TestarWebhookCorpo; answer: TestarWebhookResposta }
  'POST /webhooks/{webhook_id}/reenviar': { query: Record<string, never>; body: ReenviarEventosCorpo; answer: ReenviarEventosResposta }
  'GET /webhooks/{webhook_id}/reenvios': { query: Record<string, never>; body: undefined; answer: ListarReenviosResposta }
  'GET /webhooks/{webhook_id}/deliveries': { query: { status?: 'pendente' | 'enviando' | 'entregue' | 'falhou' | 'suspensa' | 'cancelada'; tipo?: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'; desde?: string; ate?: string; pagina?: number; limite?: number }; body: undefined; answer: ListarEntregasResposta }
  'GET /webhooks/{webhook_id}/deliveries/{delivery_id}': { query: Record<string, never>; body: undefined; answer: ObterEntregaResposta }
  'POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry': { query: Record<string, never>; body: undefined; answer: RepetirEntregaResposta }
  'GET /webhooks/{webhook_id}/estatisticas': { query: { periodo?: '24h' | '7d' | '30d' }; body: undefined; answer: ObterEstatisticasResposta }
  'GET /eventos': { query: { tipo?: 'publicacao.nova' | 'publicacao.atualizada' | 'linha.nova' | 'linha.prazo' | 'edicao.publicada' | 'alerta.match'; webhook?: string; apos?: string; limite?: number }; body: undefined; answer: ListarEventosResposta }
  'GET /alertas': { query: Record<string, never>; body: undefined; answer: ListarAlertasResposta }
  'POST /alertas': { query: Record<string, never>; body: CriarAlertaCorpo; answer: CriarAlertaResposta }
  'PUT /alertas/chave/{chave}': { query: Record<string, never>; body: GravarAlertaCorpo; answer: GravarAlertaResposta }
  'GET /alertas/{id}': { query: Record<string, never>; body: undefined; answer: ObterAlertaResposta }
  'PATCH /alertas/{id}': { query: Record<string, never>; body: AlterarAlertaCorpo; answer: AlterarAlertaResposta }
  'DELETE /alertas/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /alertas/simular': { query: Record<string, never>; body: SimularAlertaCorpo; answer: SimularAlertaResposta }
  'POST /alertas/{id}/executar': { query: Record<string, never>; body: ExecutarAlertaCorpo; answer: ExecutarAlertaResposta }
  'POST /alertas/previa': { query: Record<string, never>; body: PreverEmailCorpo; answer: PreverEmailResposta }
  'GET /listas': { query: Record<string, never>; body: undefined; answer: ListarListasResposta }
  'POST /listas': { query: Record<string, never>; body: CriarListaCorpo; answer: CriarListaResposta }
  'PUT /listas/chave/{chave}': { query: Record<string, never>; body: GravarListaCorpo; answer: GravarListaResposta }
  'GET /listas/{id}': { query: Record<string, never>; body: undefined; answer: ObterListaResposta }
  'PATCH /listas/{id}': { query: Record<string, never>; body: AlterarListaCorpo; answer: AlterarListaResposta }
  'DELETE /listas/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /boletins': { query: Record<string, never>; body: undefined; answer: ListarBoletinsResposta }
  'POST /boletins': { query: Record<string, never>; body: CriarBoletimCorpo; answer: CriarBoletimResposta }
  'PUT /boletins/chave/{chave}': { query: Record<string, never>; body: GravarBoletimCorpo; answer: GravarBoletimResposta }
  'GET /boletins/{id}': { query: Record<string, never>; body: undefined; answer: ObterBoletimResposta }
  'PATCH /boletins/{id}': { query: Record<string, never>; body: AlterarBoletimCorpo; answer: AlterarBoletimResposta }
  'DELETE /boletins/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /boletins/{id}/previa': { query: Record<string, never>; body: PreverBoletimCorpo; answer: PreverBoletimResposta }
  'GET /boletins/{id}/envios': { query: { pagina?: number; limite?: number }; body: undefined; answer: ListarEnviosBoletimResposta }
  'GET /boletins/{id}/envios/{envio_id}': { query: Record<string, never>; body: undefined; answer: ObterEnvioBoletimResposta }
  'DELETE /boletins/{id}/envios/{envio_id}/pagina': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /boletins/{id}/paginas': { query: { pagina?: number; limite?: number }; body: undefined; answer: ListarPaginasBoletimResposta }
  'DELETE /boletins/{id}/paginas': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /caderno': { query: { data?: string; alerta?: string; por_alerta?: number }; body: undefined; answer: LerCadernoResposta }
  'GET /caderno/prazos': { query: { data?: string }; body: undefined; answer: ListarPrazosDoCadernoResposta }
  'PATCH /caderno/atos': { query: Record<string, never>; body: MarcarAtosDoCadernoCorpo; answer: MarcarAtosDoCadernoResposta }
  'GET /caderno/guardados': { query: { pagina?: number; limite?: number }; body: undefined; answer: ListarGuardadosResposta }
  'GET /caderno/email': { query: Record<string, never>; body: undefined; answer: LerCadernoPorEmailResposta }
  'PATCH /caderno/email': { query: Record<string, never>; body: DefinirCadernoPorEmailCorpo; answer: DefinirCadernoPorEmailResposta }
  'DELETE /caderno/email': { query: Record<string, never>; body: undefined; answer: DeixarCadernoPorEmailResposta }
  'GET /pastas': { query: { publicacao?: string }; body: undefined; answer: ListarPastasResposta }
  'POST /pastas': { query: Record<string, never>; body: CriarPastaCorpo; answer: CriarPastaResposta }
  'GET /pastas/{id}': { query: Record<string, never>; body: undefined; answer: ObterPastaResposta }
  'PATCH /pastas/{id}': { query: Record<string, never>; body: AlterarPastaCorpo; answer: AlterarPastaResposta }
  'DELETE /pastas/{id}': { query: { versao?: string }; body: undefined; answer: undefined }
  'GET /pastas/{id}/atos': { query: { etiqueta?: string; responsavel?: string; prazo_ate?: string; andamento?: 'aberto' | 'concluido'; ordem?: 'prazo' | 'data' | 'prazo_do_ato'; pagina?: number; limite?: number }; body: undefined; answer: ListarAtosDaPastaResposta }
  'GET /pastas/{id}/atos/{publicacao_id}': { query: Record<string, never>; body: undefined; answer: ObterAtoDaPastaResposta }
  'PUT /pastas/{id}/atos/{publicacao_id}': { query: Record<string, never>; body: GuardarAtoEmPastaCorpo; answer: GuardarAtoEmPastaResposta }
  'PATCH /pastas/{id}/atos/{publicacao_id}': { query: Record<string, never>; body: AlterarAtoDaPastaCorpo; answer: AlterarAtoDaPastaResposta }
  'DELETE /pastas/{id}/atos/{publicacao_id}': { query: { versao?: string }; body: undefined; answer: undefined }
  'GET /pastas/{id}/exportar': { query: { formato?: 'csv' | 'xlsx' | 'ics'; etiqueta?: string; responsavel?: string; prazo_ate?: string; andamento?: 'aberto' | 'concluido'; ordem?: 'prazo' | 'data' | 'prazo_do_ato' }; body: undefined; answer: undefined }
  'GET /feeds/{chave}/busca/{formato}': { query: { termo: string; literal?: boolean; ignorar_assinatura?: boolean; data_inicio?: string; data_fim?: string; secao?: ('1' | '2' | '3' | 'extra' | 'extra1' | 'extra2' | 'extra3')[]; orgao?: (string)[]; orgao_exceto?: (string)[]; tipo_ato?: (string)[]; edicao?: string; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; cnpj?: (string)[]; valor_min?: number; valor_max?: number }; body: undefined; answer: undefined }
  'GET /feeds/{chave}/alertas/{id}/{formato}': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /publicacao/{id}/agenda': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /caderno/agenda': { query: { data?: string }; body: undefined; answer: undefined }
  'GET /feeds/{chave}/licitacoes/agenda': { query: { tipo_aviso?: ('abertura' | 'alteracao' | 'adiamento' | 'suspensao' | 'revogacao' | 'anulacao' | 'reabertura' | 'resultado' | 'homologacao' | 'adjudicacao' | 'deserta' | 'fracassada')[]; modalidade?: ('pregao' | 'concorrencia' | 'tomada_de_precos' | 'convite' | 'concurso' | 'leilao' | 'dialogo_competitivo' | 'rdc' | 'chamamento_publico' | 'credenciamento' | 'dispensa' | 'inexigibilidade' | 'nao_se_aplica')[]; numero?: (string)[]; processo?: (string)[]; uasg?: (string)[]; srp?: boolean; vencedor_ni?: (string)[]; vencedor_nome?: string; orgao?: (string)[]; situacao?: ('publicada' | 'retificada' | 'republicada' | 'em_parte' | 'revogada' | 'sem_efeito' | 'retirada')[]; valor_min?: number; valor_max?: number; abertura_de?: string; abertura_ate?: string; abertura_em_dias?: number; data_inicio?: string; data_fim?: string; termo?: string; literal?: boolean }; body: undefined; answer: undefined }
  'GET /sessao': { query: Record<string, never>; body: undefined; answer: ObterSessaoResposta }
  'POST /sessao': { query: Record<string, never>; body: EntrarCorpo; answer: EntrarResposta }
  'DELETE /sessao': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /sessao/confirmar': { query: Record<string, never>; body: ConfirmarSessaoCorpo; answer: undefined }
  'GET /sessoes': { query: Record<string, never>; body: undefined; answer: ListarSessoesResposta }
  'DELETE /sessoes': { query: Record<string, never>; body: undefined; answer: undefined }
  'DELETE /sessoes/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /sessao/provedor': { query: Record<string, never>; body: IrAoProvedorCorpo; answer: IrAoProvedorResposta }
  'POST /sessao/provedor/concluir': { query: Record<string, never>; body: EntrarPeloProvedorCorpo; answer: EntrarPeloProvedorResposta }
  'POST /sessao/confirmar/provedor': { query: Record<string, never>; body: undefined; answer: ConfirmarPeloProvedorResposta }
  'POST /pessoa/identidades': { query: Record<string, never>; body: undefined; answer: VincularIdentidadeResposta }
  'POST /pessoa/identidades/concluir': { query: Record<string, never>; body: ConcluirIdentidadeCorpo; answer: ConcluirIdentidadeResposta }
  'DELETE /pessoa/identidades/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'POST /convites/consultar': { query: Record<string, never>; body: ConsultarConviteCorpo; answer: ConsultarConviteResposta }
  'POST /convites/aceitar': { query: Record<string, never>; body: AceitarConviteCorpo; answer: AceitarConviteResposta }
  'GET /convites': { query: Record<string, never>; body: undefined; answer: ListarConvitesResposta }
  'POST /convites': { query: Record<string, never>; body: ConvidarCorpo; answer: ConvidarResposta }
  'DELETE /convites/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /instalacao': { query: Record<string, never>; body: undefined; answer: ObterInstalacaoResposta }
  'POST /cadastro': { query: Record<string, never>; body: CadastrarCorpo; answer: CadastrarResposta }
  'POST /senha/pedir': { query: Record<string, never>; body: PedirSenhaCorpo; answer: PedirSenhaResposta }
  'POST /senha/definir': { query: Record<string, never>; body: DefinirSenhaCorpo; answer: undefined }
  'POST /pessoa/senha': { query: Record<string, never>; body: TrocarSenhaCorpo; answer: undefined }
  'PATCH /pessoa': { query: Record<string, never>; body: AlterarPessoaCorpo; answer: AlterarPessoaResposta }
  'POST /pessoa/email': { query: Record<string, never>; body: TrocarEmailCorpo; answer: TrocarEmailResposta }
  'POST /email/confirmar': { query: Record<string, never>; body: ConfirmarEmailCorpo; answer: ConfirmarEmailResposta }
  'POST /pessoa/segundo_fator': { query: Record<string, never>; body: ProporSegundoFatorCorpo; answer: ProporSegundoFatorResposta }
  'POST /pessoa/segundo_fator/confirmar': { query: Record<string, never>; body: ConfirmarSegundoFatorCorpo; answer: ConfirmarSegundoFatorResposta }
  'POST /pessoa/segundo_fator/codigos': { query: Record<string, never>; body: RenovarCodigosRecuperacaoCorpo; answer: RenovarCodigosRecuperacaoResposta }
  'POST /pessoa/segundo_fator/desligar': { query: Record<string, never>; body: DesligarSegundoFatorCorpo; answer: undefined }
  'GET /pessoas': { query: Record<string, never>; body: undefined; answer: ListarPessoasResposta }
  'PATCH /pessoas/{id}': { query: Record<string, never>; body: AlterarPapelCorpo; answer: AlterarPapelResposta }
  'DELETE /pessoas/{id}': { query: { chaves?: 'revogar' | 'manter' }; body: undefined; answer: undefined }
  'GET /chaves': { query: { conta?: string }; body: undefined; answer: ListarChavesResposta }
  'POST /chaves': { query: Record<string, never>; body: CriarChaveCorpo; answer: CriarChaveResposta }
  'GET /chaves/{id}': { query: Record<string, never>; body: undefined; answer: ObterChaveResposta }
  'PATCH /chaves/{id}': { query: Record<string, never>; body: AlterarChaveCorpo; answer: AlterarChaveResposta }
  'DELETE /chaves/{id}': { query: Record<string, never>; body: undefined; answer: undefined }
  'GET /chaves/{id}/uso': { query: { periodo?: '7d' | '30d' | '90d' }; body: undefined; answer: ObterUsoChaveResposta }
  'GET /auditoria': { query: { desde?: string; ate?: string; tipo?: 'entrada' | 'entrada_recusada' | 'saida' | 'sessao_confirmada' | 'confirmacao_recusada' | 'senha_trocada' | 'email_trocado' | 'email_perdido' | 'segundo_fator_ligado' | 'segundo_fator_desligado' | 'codigos_renovados' | 'identidade_vinculada' | 'identidade_desvinculada' | 'pessoa_criada' | 'papel_mudado' | 'pessoa_removida' | 'convite_feito' | 'convite_retirado' | 'chave_criada' | 'chave_alterada' | 'chave_revogada' | 'conta_criada' | 'conta_alterada' | 'conta_excluida' | 'webhook_criado' | 'webhook_alterado' | 'webhook_excluido' | 'segredo_trocado' | 'segredos_descartados' | 'entrega_repetida' | 'eventos_reenviados' | 'alerta_criado' | 'alerta_alterado' | 'alerta_excluido' | 'lista_criada' | 'lista_alterada' | 'lista_excluida' | 'boletim_criado' | 'boletim_alterado' | 'boletim_excluido' | 'pasta_criada' | 'pasta_alterada' | 'pasta_excluida' | 'ato_guardado_em_pasta' | 'ato_de_pasta_alterado' | 'ato_retirado_de_pasta' | 'boletim_fechado' | 'exportacao' | 'envio'; pessoa?: string; pagina?: number; limite?: number }; body: undefined; answer: ListarAuditoriaResposta }
  'GET /contas': { query: Record<string, never>; body: undefined; answer: ListarContasResposta }
  'POST /contas': { query: Record<string, never>; body: CriarContaCorpo; answer: CriarContaResposta }
  'PATCH /contas/{id}': { query: Record<string, never>; body: AlterarContaCorpo; answer: AlterarContaResposta }
  'GET /operacao': { query: Record<string, never>; body: undefined; answer: ObterOperacaoResposta }
  'POST /operacao/coletas': { query: Record<string, never>; body: ColetarDeNovoCorpo; answer: ColetarDeNovoResposta }
  'GET /operacao/envios': { query: Record<string, never>; body: undefined; answer: ListarEnviosResposta }
  'POST /operacao/envios': { query: { nome: string; notificar?: boolean }; body: Blob; answer: EnviarZipResposta }
  'GET /operacao/envios/{id}': { query: Record<string, never>; body: undefined; answer: ObterEnvioResposta }
  'PUT /listas/chave/{chave}/itens': { query: { nome?: string; coluna?: string; frases?: boolean }; body: Blob; answer: EnviarListaResposta }
}
