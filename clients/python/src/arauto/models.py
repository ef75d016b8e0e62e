# Made by `npm run openapi` from spec/openapi.json; never edited by hand.
"""The objects of the API, field by field, and what can be asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal, TypedDict

from arauto._model import Model, as_date, as_moment, list_of, model_of

__all__ = [
    "Alerta",
    "AlertaConferidoAte",
    "AlertaConferidoAteEdicao",
    "AlertaDaLista",
    "AlertaDoCaderno",
    "AlertaDoCadernoConferencia",
    "Alteracao",
    "AlteracaoDeNorma",
    "AlteracoesDaNorma",
    "Ampliacao",
    "Aproximados",
    "AtoDePasta",
    "AtoDePastaResponsavel",
    "AtoDoCaderno",
    "AtoDoCadernoLinhas",
    "AtoDoCadernoLinhasPrazo",
    "AtoDoCadernoOutrosAlertas",
    "AtoDoCadernoTrecho",
    "AtoGuardado",
    "AtoMudado",
    "AtoMudadoAlertas",
    "AtoMudadoMudancas",
    "AtoMudadoMudancasParte",
    "AtoMudadoMudancasParteTrechos",
    "AtoMudadoMudancasPassagens",
    "Aviso",
    "AvisoDados",
    "AvisoDadosContagens",
    "AvisoDadosPeriodos",
    "BlocoDoTexto",
    "Boletim",
    "Caderno",
    "CadernoAnterior",
    "CadernoPorEmail",
    "CadernoProxima",
    "CadernoSecoes",
    "Canais",
    "CelulaDeTabela",
    "Chave",
    "ChaveCriada",
    "Citacao",
    "CitacaoCorrecoes",
    "CitacoesDaNorma",
    "Coletor",
    "Consulta",
    "Conta",
    "ContagemEntregas",
    "ContagemTentativas",
    "Contrato",
    "ContratoPartes",
    "CorpoAlterarAlerta",
    "CorpoAlterarAtoDaPasta",
    "CorpoAlterarBoletim",
    "CorpoAlterarChave",
    "CorpoAlterarConta",
    "CorpoAlterarLista",
    "CorpoAlterarPasta",
    "CorpoAlterarWebhook",
    "CorpoCriarAlerta",
    "CorpoCriarBoletim",
    "CorpoCriarChave",
    "CorpoCriarConta",
    "CorpoCriarLista",
    "CorpoCriarPasta",
    "CorpoCriarWebhook",
    "CorpoDefinirCadernoPorEmail",
    "CorpoExecutarAlerta",
    "CorpoGravarAlerta",
    "CorpoGravarBoletim",
    "CorpoGravarLista",
    "CorpoGravarWebhook",
    "CorpoGuardarAtoEmPasta",
    "CorpoMarcarAtosDoCaderno",
    "CorpoPreverBoletim",
    "CorpoReenviarEventos",
    "CorpoSimularAlerta",
    "CorpoTestarWebhook",
    "CorpoTrocarSegredo",
    "CorpoVerificarCitacoes",
    "Declaracao",
    "DestinatarioEnvio",
    "Detalhe",
    "Edicao",
    "EdicaoEntregue",
    "EfeitoSobreNorma",
    "Endereco",
    "EnderecoDaParte",
    "Entidades",
    "EntidadesNormasDetalhadas",
    "EntidadesPessoas",
    "Entrega",
    "EntregaDetalhe",
    "EnvioBoletim",
    "EnvioBoletimDetalhe",
    "EnvioWebhook",
    "EnvioWebhookHorarioSilencioso",
    "Erro",
    "ErrosRecentes",
    "Estatisticas",
    "EstiloDoTexto",
    "Estrutura",
    "Evento",
    "Execucao",
    "ExecucaoDias",
    "Faceta",
    "FacetaDeContratos",
    "FacetaDeContratosValores",
    "FacetaDeLinhas",
    "FacetaDeLinhasValores",
    "FacetaValores",
    "FichaDaNorma",
    "Filtros",
    "FiltrosAlerta",
    "Fonte",
    "FonteDeclaracao",
    "FonteDoAto",
    "FonteDoAtoXml",
    "HoraEstatisticas",
    "ImagemDoTexto",
    "ItemRecusado",
    "Licitacao",
    "LinhaDeContrato",
    "LinhaDeContratoPartes",
    "LinhaDeLicitacao",
    "LinhaDeNorma",
    "LinhaDePessoal",
    "LinhaDeSancao",
    "LinhaOculta",
    "LinhasDoAto",
    "ListaComItens",
    "ListaDeTermos",
    "ListaGravada",
    "MarcaDePessoa",
    "Motivo",
    "Movimento",
    "Norma",
    "NormaRevogada",
    "NormaTocada",
    "Orgao",
    "PaginaAbertaBoletim",
    "PaginaAlteracoes",
    "PaginaAtosDePasta",
    "PaginaContratos",
    "PaginaContratosFacetas",
    "PaginaEntregas",
    "PaginaEnviosBoletim",
    "PaginaEventos",
    "PaginaGuardados",
    "PaginaLicitacoes",
    "PaginaLicitacoesFacetas",
    "PaginaNormas",
    "PaginaNormasFacetas",
    "PaginaPessoal",
    "PaginaPessoalFacetas",
    "PaginaResultados",
    "PaginaResultadosFacetas",
    "PaginaResultadosHistograma",
    "PaginaSancoes",
    "PaginaSancoesFacetas",
    "PaginasAbertasBoletim",
    "ParametrosBuscar",
    "ParametrosExcluirPasta",
    "ParametrosExportar",
    "ParametrosExportarContratos",
    "ParametrosExportarLicitacoes",
    "ParametrosExportarNormas",
    "ParametrosExportarPessoal",
    "ParametrosExportarSancoes",
    "ParametrosLerCaderno",
    "ParametrosListarAlteracoes",
    "ParametrosListarAlteracoesDaNorma",
    "ParametrosListarAtosDaPasta",
    "ParametrosListarChaves",
    "ParametrosListarContratos",
    "ParametrosListarDeclaracoes",
    "ParametrosListarEdicoes",
    "ParametrosListarEntregas",
    "ParametrosListarEnviosBoletim",
    "ParametrosListarEventos",
    "ParametrosListarFontes",
    "ParametrosListarGuardados",
    "ParametrosListarLicitacoes",
    "ParametrosListarNormas",
    "ParametrosListarOrgaos",
    "ParametrosListarPaginasBoletim",
    "ParametrosListarPastas",
    "ParametrosListarPessoal",
    "ParametrosListarPontualidade",
    "ParametrosListarPrazosDoCaderno",
    "ParametrosListarSancoes",
    "ParametrosListarSemelhantes",
    "ParametrosListarWebhooks",
    "ParametrosObterEstatisticas",
    "ParametrosObterPublicacao",
    "ParametrosObterPublicacoes",
    "ParametrosObterUsoChave",
    "ParametrosRetirarAtoDaPasta",
    "ParametrosSugerir",
    "Parte",
    "ParteAbertura",
    "Pasta",
    "PastaComEtiquetas",
    "PastaComEtiquetasEtiquetas",
    "Pontualidade",
    "PontualidadeDaSecao",
    "PontualidadeDaSecaoSegundos",
    "PontualidadeDoMes",
    "PrazoDoAto",
    "PrazosDoCaderno",
    "PrazosDoCadernoPrazos",
    "PreviaBoletim",
    "Prova",
    "ProvaDeclaracao",
    "ProvaXml",
    "ProvaZip",
    "Publicacao",
    "PublicacaoEntregue",
    "Publicacoes",
    "QualidadeDaColuna",
    "QualidadeDaColunaDeLicitacoes",
    "QualidadeDaColunaDeNormas",
    "QualidadeDaColunaDePessoal",
    "QualidadeDaColunaDeSancoes",
    "QualidadeDeLicitacoes",
    "QualidadeDeNormas",
    "QualidadeDePessoal",
    "QualidadeDeSancoes",
    "QualidadeDosContratos",
    "Reenvio",
    "Relacao",
    "RelacaoParte",
    "RelacaoParteTrechos",
    "RelacaoPassagens",
    "RequisicaoEntrega",
    "ResultadoBusca",
    "ResumoDeAto",
    "Sancao",
    "Secao",
    "Simulacao",
    "SimulacaoDias",
    "SomaDeContratos",
    "SomaDeLicitacoes",
    "SomaDeMovimentos",
    "SomaDeNormas",
    "SomaDeSancoes",
    "Sugestao",
    "TempoResposta",
    "Tentativa",
    "TermoAlerta",
    "TipoAto",
    "Trecho",
    "TrechoDaLinha",
    "TrechoDeLicitacao",
    "TrechoDeNorma",
    "TrechoDePessoal",
    "TrechoDeSancao",
    "TrechoMedido",
    "TrechoSegmentos",
    "TrocaSegredo",
    "UsoDiario",
    "VencedorDeLicitacao",
    "Verificacao",
    "Webhook",
    "WebhookConferidoAte",
    "WebhookConferidoAteEdicao",
    "WebhookCriado",
    "WebhookCriadoConferidoAte",
    "WebhookCriadoConferidoAteEdicao",
]


@dataclass(frozen=True, kw_only=True)
class Detalhe(Model):
    """Um problema da requisição."""
    campo: str
    """Parâmetro ou campo em que está o problema."""
    problema: str
    """O que está errado, em português."""
    sugestao: str | None
    """Como resolver; `null` se não há o que sugerir."""
    posicao: int | None
    """Nos erros da consulta, a posição em `termo`, contada em caracteres a partir de 0; nos demais, `null`."""


@dataclass(frozen=True, kw_only=True)
class Erro(Model):
    """O que impediu a resposta."""
    codigo: str
    """Código do erro, para programas."""
    mensagem: str
    """O erro, em português, para ser lido por pessoas."""
    detalhes: list[Detalhe]
    """Todos os problemas encontrados; vazio quando a mensagem diz tudo."""


@dataclass(frozen=True, kw_only=True)
class AvisoDadosPeriodos(Model):
    inicio: date
    """Dia, AAAA-MM-DD, inclusive."""
    fim: date
    """Dia, AAAA-MM-DD, inclusive."""
    secao: str | None
    """Código da seção; `null` se o período não é de uma só."""
    secao_base: str | None
    """Seção que a edição extra completa; `null` se o aviso não a diz."""


@dataclass(frozen=True, kw_only=True)
class AvisoDadosContagens(Model):
    parte: str
    """As palavras do termo que faltam em `consulta`."""
    consulta: str
    """O termo que sobra."""
    total: int
    """Quantas publicações tem."""


@dataclass(frozen=True, kw_only=True)
class AvisoDados(Model):
    """O que `mensagem` diz, em valores: um programa pode dizê-lo a seu modo, ou em outra língua. O que não se aplica é `null` ou vazio."""
    valor: str | None
    """O que foi pedido ou escrito: o órgão, a palavra, a frase, o id do webhook, o e-mail; `null` se não é disso que o aviso trata."""
    situacao: str | None
    """Do e-mail: `pendente` ou `descadastrado`; `null` se o aviso não é de um."""
    estado: str | None
    """O que há com essas edições, como em `GET /fontes`: `ausente`, `pendente`, `falha`, `parcial`; ou `provisoria`; `null` também se não é o mesmo com todas."""
    periodos: list[AvisoDadosPeriodos]
    """Os dias que faltam ou são provisórios, ou os que o acervo tem; vazio se o aviso não é deles."""
    mais: int
    """Quantos períodos há além dos que `periodos` traz."""
    contagens: list[AvisoDadosContagens]
    """O que outros termos encontram, na ordem de `sugestoes`."""


@dataclass(frozen=True, kw_only=True)
class Aviso(Model):
    """Algo que se deve saber sobre a resposta, embora a requisição esteja certa. Um total zero nunca vem sem explicação quando há uma."""
    codigo: str
    """`orgao_inexistente`, `secao_inexistente`, `tipo_ato_inexistente`, `edicao_inexistente`: nenhuma publicação do acervo tem o valor pedido. `palavra_inexistente`: nenhuma publicação tem a palavra; `sugestoes` são termos prontos, com palavras do acervo a uma letra dela, que têm resultados. `termo_restritivo`: nenhuma publicação tem tudo o que o termo pede; `sugestoes` são as maiores partes dele que têm resultados, sem os lapsos. `frase_restritiva`: as palavras entre aspas não estão nesta ordem; `sugestoes` são termos sem as aspas, que têm resultados. `campo_restritivo`: o campo não tem a palavra, e título ou texto a têm. `filtro_restritivo`: o filtro de `campo` exclui, sozinho, tudo o que a consulta encontra; `contagens` diz quanto há sem ele (um período ou uma faixa de valor é um só filtro). `palavras_separadas`: o termo é um nome, e nas publicações encontradas as palavras dele nunca estão em sequência. `campo_separado`, `campo_desconhecido`, `operador_minusculo`: algo no termo parece sintaxe, e foi lido como palavras. `periodo_fora_do_acervo`: o período pedido termina antes do acervo, ou começa depois. `edicoes_ausentes`: no período pedido há edições que não estão no acervo: não importadas, ainda não disponíveis na fonte, ou com falha ao obtê-las. `edicoes_incompletas`: há edições importadas só em parte. O motivo de cada uma está em `GET /fontes`. `edicoes_provisorias`: há edições inteiras, de um arquivo desta madrugada que a fonte ainda pode trocar. `edicoes_por_indexar`: há publicações recém-chegadas que a busca ainda não encontra (só em cluster). `edicoes_sem_linhas`: há edições com atos de que não se leram as linhas de tabelas, ou só por regras mais antigas; o serviço as lê de novo aos poucos. `acervo_vazio`: nada foi importado ainda. `conteudo_em_imagem`, `parte_em_imagem`: o que a publicação diz está só em imagem, ou em parte, e a busca não o lê. `avisos_omitidos`: outros avisos não foram procurados, porque levariam tempo demais. `sentido_indisponivel`: nos aproximados falta o que se acha só pelo sentido; `dados.valor` diz por quê (`sem_conexao`, `prazo`, `recusa`, `limite`, `erro`, `resposta_invalida`). `sentido_incompleto`: o índice de sentido ainda está sendo feito; `dados.valor` é a porcentagem. `secoes_sem_extra`: o filtro deixa de fora as edições extras. `eventos_expirados`: eventos pedidos já não são guardados. `cursor_adiante`: o cursor é de um evento que o acervo não tem. `alerta_sem_canal`, `webhook_inexistente`, `webhook_inativo`, `webhook_sem_alerta`, `email_nao_confirmado`: por que um alerta não chega a alguém."""
    campo: str
    """Parâmetro ou campo de que o aviso trata."""
    mensagem: str
    """O aviso, em português, para ser lido por pessoas."""
    sugestoes: list[str]
    """O que pode ser enviado no lugar do que foi pedido, no máximo 10: valores existentes; se `campo` é `termo`, termos inteiros, prontos para a busca. Vazio se não há."""
    dados: AvisoDados
    """O que `mensagem` diz, em valores: um programa pode dizê-lo a seu modo, ou em outra língua. O que não se aplica é `null` ou vazio."""


@dataclass(frozen=True, kw_only=True)
class Ampliacao(Model):
    """Algo que foi lido de modo mais amplo do que está escrito."""
    tipo: str
    """Por quê. `familia`: verbo e substantivo do mesmo ato (`nomeação`, *nomear*). `norma`: a norma que as palavras citam, como quer que o texto a escreva, ou a que chamam assim (`lei anticorrupção`). `empresa`: formas de empresas e iniciais (`SA`, *S.A.*). `sigla`: o órgão de uma sigla, e a sigla de um órgão. `sinonimo`: outro nome da mesma coisa (`GLP`, *gás liquefeito de petróleo*). `codigo`: o que é uma coisa só, como quer que se escreva (`015/2023` e `15/2023`, `BR-101` e `BR 101`). `grafia`: o que provavelmente se quis escrever; só em `aproximados`."""
    escrito: str
    """O que foi escrito, sem acentos nem maiúsculas; de `orgao`, tal como veio."""
    tambem: list[str]
    """O que mais se procurou por isso, na linguagem de `termo`."""
    acrescenta: int
    """Quantas publicações só foram encontradas por isso. Negativo, em `codigo`: quantas a menos do que se as partes valessem em qualquer lugar do texto."""


@dataclass(frozen=True, kw_only=True)
class Consulta(Model):
    """Como a consulta foi lida."""
    leitura: int
    """Versão da leitura: 0, só o que está escrito (`literal=true`)."""
    ampliacoes: list[Ampliacao]
    """O que foi lido de modo mais amplo e muda o que se encontra, na ordem da consulta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class ResultadoBusca(Model):
    """Publicação encontrada pela busca, em resumo."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    resumo: str
    """Ementa ou, sem ela, o começo do texto, com até 300 caracteres."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    sha256: str
    """Resumo criptográfico (SHA-256, em hexadecimal) do ato como a fonte o traz: se mudou, o texto mudou. `situacao`, relações e o endereço permanente não entram nele. Pode ser recalculado com os campos desta API, como mostra /guia/prova."""
    trechos: list[Trecho] | None
    """Onde está o que se procura; `null` se não foi pedido com `trechos=true`."""
    parte: EnderecoDaParte | None
    """Dos atos que a publicação traz, o que tem as palavras do trecho do texto; `null` se ela traz um só, se as palavras estão fora deles, ou sem `trechos=true`."""


@dataclass(frozen=True, kw_only=True)
class TrechoSegmentos(Model):
    texto: str
    """Texto simples, sem marcação nenhuma."""
    marcado: bool
    """Se é o que se procurava."""


@dataclass(frozen=True, kw_only=True)
class Trecho(Model):
    """Pedaço de uma publicação que mostra por que ela foi encontrada."""
    campo: str
    """De onde é o trecho; `titulo` vem inteiro, e só se algo dele está marcado."""
    segmentos: list[TrechoSegmentos]
    """O trecho em pedaços que se seguem, marcados ou não; `…` onde o texto foi cortado. CPFs vêm mascarados."""
    termos: list[str]
    """O que da consulta, como foi lida, está marcado no trecho; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class PaginaResultadosFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    secao: Faceta | None
    orgao: Faceta | None
    tipo_ato: Faceta | None
    ano: Faceta | None
    situacao: Faceta | None


@dataclass(frozen=True, kw_only=True)
class PaginaResultadosHistograma(Model):
    periodo: str
    """O dia (AAAA-MM-DD), mês (AAAA-MM) ou ano (AAAA)."""
    total: int
    """Quantas publicações."""


@dataclass(frozen=True, kw_only=True)
class PaginaResultados(Model):
    """Uma página de resultados da busca."""
    total: int
    """Quantas publicações há ao todo; é exato."""
    pagina: int
    """Página atual."""
    limite: int
    """Resultados por página."""
    total_paginas: int
    """Quantas páginas há."""
    consulta: Consulta
    resultados: list[ResultadoBusca]
    """As publicações desta página."""
    aproximados: Aproximados | None
    """Atos que só se aproximam do que foi escrito; `null` se não foram pedidos, ou se nada se lê de outro modo."""
    facetas: PaginaResultadosFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma."""
    histograma: list[PaginaResultadosHistograma] | None
    """O que `histograma` pede; `null` se não foi pedido."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta, no máximo 10; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Motivo(Model):
    """Por que vêm atos que não têm o que foi escrito."""
    tipo: str
    """Por quê. `parcial`: os atos podem ter só a maior parte das palavras, contada pela raridade delas. `sentido`: há atos que vêm só por dizerem algo parecido, sem essas palavras, segundo o modelo que a instalação configurou (`ARAUTO_EMBEDDINGS_URL`). Os outros, como em `consulta.ampliacoes`."""
    escrito: str
    """O que foi escrito, sem acentos nem maiúsculas."""
    tambem: list[str]
    """O que se procurou por isso, na linguagem de `termo`; vazio em `parcial` e `sentido`."""
    consulta: str | None
    """A consulta inteira com o primeiro deles, pronta para `termo`; `null` se não há."""


@dataclass(frozen=True, kw_only=True)
class Aproximados(Model):
    """Atos que têm a maior parte do que foi escrito, com estas ou outras palavras, ou que dizem algo parecido. Nunca estão entre os resultados, nem em alertas, webhooks e exportações."""
    total: int
    """Quantos são, sem os de `resultados`; é exato."""
    consulta: str
    """A consulta com os lapsos corrigidos, pronta para `termo`. Com `aproximar=false` vale só o que foi escrito."""
    motivos: list[Motivo]
    """Por que vêm, na ordem da consulta."""
    resultados: list[ResultadoBusca]
    """Os desta página, com as mesmas `pagina` e `limite` dos resultados, do mais próximo ao menos, seja qual for a `ordem`."""


@dataclass(frozen=True, kw_only=True)
class FacetaValores(Model):
    valor: str
    """Como o filtro de mesmo nome o recebe."""
    total: int
    """Quantas publicações."""


@dataclass(frozen=True, kw_only=True)
class Faceta(Model):
    """Quantas publicações do resultado têm cada valor."""
    total_valores: int
    """Quantos valores diferentes há."""
    valores: list[FacetaValores]
    """Os 100 mais comuns, do mais ao menos; os anos, do mais recente ao mais antigo."""


@dataclass(frozen=True, kw_only=True)
class Publicacao(Model):
    """Publicação completa: um ato (matéria) do Diário Oficial da União."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    resumo: str
    """Ementa ou, sem ela, o começo do texto, com até 300 caracteres."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    sha256: str
    """Resumo criptográfico (SHA-256, em hexadecimal) do ato como a fonte o traz: se mudou, o texto mudou. `situacao`, relações e o endereço permanente não entram nele. Pode ser recalculado com os campos desta API, como mostra /guia/prova."""
    conteudo_completo: str
    """Texto integral, do título à assinatura: parágrafos separados por linha em branco, linhas de tabela por quebra de linha e células por tabulação."""
    ementa: str | None
    """Ementa publicada com o ato; `null` se não há."""
    pagina: str
    """Página da edição; de um ato em partes, da primeira à da última parte: `12-14`."""
    edicao: str
    """Número da edição; as extras levam letra."""
    assinatura: str
    """Quem assina, com o cargo se publicado; vários separados por `; `."""
    url_pdf: str
    """Endereço da página em PDF na Imprensa Nacional."""
    palavras_chave: list[str]
    """O tipo do ato e os assuntos de que trata, de uma lista fixa: no máximo 8."""
    publicacoes_relacionadas: list[str]
    """Identificadores das publicações de `relacoes`, cada um uma vez; vazio se não são conhecidas."""
    relacoes: list[Relacao]
    """Publicações do acervo que esta retifica, republica, torna sem efeito ou cita, e as que fazem isso com ela: correções primeiro, no máximo 100. Só há ligação quando um único ato se destaca."""
    entidades: Entidades
    partes: list[Parte]
    """Os atos que a publicação traz, se são vários, na ordem do texto, no máximo 1.000; vazio se traz um só."""
    imagens: list[ImagemDoTexto]
    """As imagens do ato, na ordem do texto; vazio se não há. O que há nelas não é texto: a busca não o encontra."""
    versao: int
    """1 para o texto importado primeiro; cresce a cada reimportação que o muda."""
    recebida_em: datetime
    """Quando o primeiro texto chegou ao acervo; `null` se chegou antes de isso ser guardado."""
    retirada_em: datetime
    """Quando se confirmou que a fonte o retirou da edição; `null` se não o fez."""
    fonte: FonteDoAto
    citacao: str
    """Como citar o ato (ABNT NBR 6023), pronto para copiar, sem o dia em que foi lido. A norma pede esse dia: acrescente `Acesso em: 30 nov. 2026.`, com um espaço antes. Uma ementa longa vem cortada, com `[…]`."""
    parte: Parte | None
    """O ato da linha; só vem em `/exportar` com `agrupar=parte`. `null`: a linha é a publicação inteira."""
    estrutura: Estrutura | None
    """A forma do ato na fonte; só vem com `incluir=estrutura`. `null`: foi importado por um programa que não a guardava, e `arauto importar --reler` do zip a acrescenta."""
    linhas_ocultas: list[LinhaOculta]
    """As linhas que quem opera este acervo ocultou, para que cópias dele as ocultem; só em `/alteracoes` com `incluir=estrutura`, e só para quem tem o escopo `administracao`. Vazia: nenhuma; ausente: não se diz."""
    linhas: LinhasDoAto
    prazos: list[PrazoDoAto]
    """As aberturas e os prazos que o texto diz, na ordem dele; só com `incluir=prazos`. Experimental."""


@dataclass(frozen=True, kw_only=True)
class Estrutura(Model):
    """A forma do ato na fonte: blocos, tabelas e destaques, sem marcação."""
    blocos: list[BlocoDoTexto]
    """Os blocos, na ordem do texto; juntos são o texto inteiro."""


@dataclass(frozen=True, kw_only=True)
class BlocoDoTexto(Model):
    """Um bloco do ato, como a fonte o traz."""
    tipo: str
    """O que o bloco é."""
    inicio: int
    """Onde o bloco começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    classe: str | None
    """Classe que a fonte dá ao parágrafo: `identifica`, `ementa`, `data`, `assina`, `cargo`…; `null` se nenhuma."""
    estilos: list[EstiloDoTexto]
    """Trechos de outra forma, na ordem do texto; um pode conter outros."""
    cabecalho: int
    """De uma tabela, quantas das primeiras linhas dão nome às colunas."""
    linhas: list[list[CelulaDeTabela]]
    """De uma tabela, as linhas; vazio nos demais."""


@dataclass(frozen=True, kw_only=True)
class CelulaDeTabela(Model):
    """Uma célula no seu lugar; vazia, se `inicio` e `fim` são iguais."""
    inicio: int
    """Onde a célula começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    coluna: int
    """A primeira coluna que ocupa, a partir de 0."""
    colunas: int
    """Quantas colunas ocupa."""
    linhas: int
    """Quantas linhas ocupa."""
    estilos: list[EstiloDoTexto]
    """Trechos de outra forma, na ordem do texto; um pode conter outros."""


@dataclass(frozen=True, kw_only=True)
class EstiloDoTexto(Model):
    """Um trecho do texto que a fonte traz de outra forma."""
    tipo: str
    """Como a fonte o traz. `quebra`: ali termina uma linha; `item`: item de lista; `imagem`: lugar de uma imagem, que só a versão certificada mostra."""
    inicio: int
    """Onde o trecho começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    nome: str | None
    """Nome da imagem; `null` nos demais."""


@dataclass(frozen=True, kw_only=True)
class LinhaOculta(Model):
    """Uma linha oculta, sem os valores dela nem o motivo."""
    linha_id: str
    """O `id` dela (`lin_…`)."""
    tabela: str
    """A tabela dela."""
    lugar: int
    """O lugar dela entre as linhas do ato nesta tabela, a partir de 0."""
    dito: str
    """Um resumo do que ela diz."""
    sobre: str | None
    """Um resumo de quem ou do que ela fala; `null`: o ato não o diz."""


@dataclass(frozen=True, kw_only=True)
class LinhasDoAto(Model):
    """O que o ato diz, em linhas de tabelas, lidas só do texto; só vem com `incluir=linhas`."""
    qualidade: str
    """O que se sabe da qualidade das linhas. `experimental`: colunas podem estar erradas, e mudar."""
    contratos: list[LinhaDeContrato]
    """As linhas da tabela `contratos`, na ordem do texto, no máximo 1.000; vazio se o ato não é um extrato."""
    pessoal: list[LinhaDePessoal]
    """As linhas da tabela `pessoal`, na ordem do texto, no máximo 5.000; vazio se o ato não move pessoa ou não é da Seção 2."""
    licitacoes: list[LinhaDeLicitacao]
    """As linhas da tabela `licitacoes`, na ordem do texto, no máximo 300; vazio se o ato não é um aviso de licitação ou não é da Seção 3."""
    sancoes: list[LinhaDeSancao]
    """As linhas da tabela `sancoes`, na ordem do texto; vazio se o ato não pune empresa ou é da Seção 2."""
    normas: list[LinhaDeNorma]
    """As linhas da tabela `normas`, na ordem do texto; vazio se o ato é da Seção 3, ou da Seção 2 e não muda nem revoga outro."""


@dataclass(frozen=True, kw_only=True)
class LinhaDeContratoPartes(Model):
    nome: str
    """Como impresso."""
    ni: str | None
    """CNPJ, ou CPF mascarado."""


@dataclass(frozen=True, kw_only=True)
class LinhaDeContrato(Model):
    """Uma linha da tabela `contratos`: um contratado de um instrumento. `null` é o que não está impresso; nada é adivinhado."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_instrumento: str
    """O que o extrato publica, pelo título ou pela espécie."""
    numero_contrato: str | None
    """Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato."""
    ano_contrato: int | None
    """Ano do número do contrato."""
    numero_termo: str | None
    """Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo"."""
    processo: str | None
    """Número do processo, como impresso."""
    modalidade: str | None
    """Modalidade da licitação, ou sua falta."""
    numero_licitacao: str | None
    """Número da licitação, sem o ano, como impresso."""
    ano_licitacao: int | None
    """Ano da licitação."""
    uasg: str | None
    """Código da unidade de compra (UASG)."""
    contratante_nome: str | None
    """Quem contrata, como impresso."""
    contratante_cnpj: str | None
    """CNPJ de quem contrata, com dígitos verificadores corretos."""
    contratante_orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    fornecedor_nome: str | None
    """Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor."""
    fornecedor_ni: str | None
    """CNPJ do contratado, ou CPF, sempre mascarado."""
    fornecedor_tipo: str | None
    """Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP."""
    partes: list[LinhaDeContratoPartes]
    """De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais."""
    objeto: str | None
    """O objeto, como impresso."""
    valor_inicial: float | None
    """Valor que o texto diz inicial ou original."""
    valor_global: float | None
    """Valor total, global ou sem outro nome. Nunca um valor do objeto."""
    valor_mensal: float | None
    """Valor por mês."""
    valor_acrescimo: float | None
    """Quanto o termo acrescenta."""
    valor_do_instrumento: float | None
    """Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado."""
    moeda: str | None
    """Moeda dos valores (ISO 4217)."""
    data_assinatura: date
    """Quando foi assinado."""
    vigencia_inicio: date
    """Primeiro dia de vigência, se impresso."""
    vigencia_fim: date
    """Último dia de vigência; veja `vigencia_fim_calculada`."""
    vigencia_prazo: str | None
    """Prazo de vigência (ISO 8601)."""
    vigencia_fim_calculada: bool
    """Se `vigencia_fim` não está impressa e foi contada pelo prazo."""
    fundamento_legal: str | None
    """O fundamento legal, como impresso."""
    normas: list[str]
    """As normas do fundamento legal, como em `entidades.normas`."""
    origem_adesao: bool
    """Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem."""
    sistema_origem: str
    """O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDaLinha]
    """De onde veio cada valor, na ordem do texto."""


@dataclass(frozen=True, kw_only=True)
class TrechoDaLinha(Model):
    """O lugar do texto de onde veio o valor de uma coluna."""
    coluna: str
    """A coluna cujo valor foi lido ali."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class LinhaDePessoal(Model):
    """Uma linha da tabela `pessoal`: uma pessoa em um movimento. `null` é o que não está impresso; nada é adivinhado."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_movimentacao: str
    """O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto."""
    verbo: str
    """O verbo, como impresso."""
    a_pedido: bool
    """Se o ato diz "a pedido"."""
    de_oficio: bool
    """Se o ato diz "de ofício"."""
    pessoa_nome: str | None
    """A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia."""
    pessoa_papel: str | None
    """O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas."""
    matricula: str | None
    """A matrícula, como impressa, com suas máscaras."""
    matricula_tipo: str | None
    """O sistema da matrícula, se impresso."""
    cargo_efetivo: str | None
    """O cargo que a pessoa ocupa, como impresso."""
    cargo_funcao: str | None
    """O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular."""
    substituto: bool
    """Se a pessoa só substitui quem ocupa `cargo_funcao`."""
    codigo: str | None
    """O código do cargo ou da função, como impresso."""
    sigla_funcao: str | None
    """A sigla do código: `FCE`, `DAS`, `FG`."""
    nivel_funcao: str | None
    """O nível do código: `1.07`, `3`, `IV`."""
    unidade: str | None
    """A unidade dentro do órgão, como impressa."""
    orgao_destino: str | None
    """O órgão para onde a pessoa vai, se o ato a leva a outro."""
    data_efeito: date
    """O dia desde o qual vale, se impresso."""
    data_efeito_origem: str | None
    """Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`."""
    periodo_inicio: date
    """O primeiro dia do período, se impresso."""
    periodo_fim: date
    """O último dia do período, se impresso."""
    vaga_causa: str | None
    """Por que o cargo está vago."""
    vaga_codigo: str | None
    """O código da vaga, como impresso."""
    vaga_antecessor: str | None
    """Quem ocupava a vaga, como impresso."""
    autoridade_nome: str | None
    """Quem assina, sem posto."""
    autoridade_cargo: str | None
    """O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDePessoal]
    """De onde veio cada valor, na ordem do texto."""


@dataclass(frozen=True, kw_only=True)
class TrechoDePessoal(Model):
    """O lugar do texto de onde veio o valor de uma coluna."""
    coluna: str
    """A coluna cujo valor foi lido ali."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class LinhaDeLicitacao(Model):
    """Uma linha da tabela `licitacoes`: uma licitação em um aviso. `null` é o que não está impresso; nada é adivinhado."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_aviso: str
    """O que o aviso faz ou conta: de adjudicação e homologação, a última; `deserta` se ninguém veio, `fracassada` se ninguém serviu; o resultado de uma fase é `resultado`."""
    retificacao: bool
    """Se o aviso só diz o que é novo num aviso anterior que corrige."""
    modalidade: str | None
    """Modalidade da licitação."""
    numero: str | None
    """Número da licitação, sem o ano, como impresso."""
    ano: int | None
    """Ano do número da licitação."""
    srp: bool
    """Se o texto diz que é para registro de preços."""
    uasg: str | None
    """Código da unidade de compra (UASG), se impresso."""
    processo: str | None
    """Número do processo, como impresso."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    objeto: str | None
    """O objeto, como impresso."""
    data_abertura: date
    """Dia em que a sessão abre. Nunca o do edital nem o fim do prazo das propostas; das propostas e da disputa, a disputa."""
    hora_abertura: str | None
    """Hora em que a sessão abre, `HH:MM`, como impressa: de Brasília ou local."""
    valor_estimado: float | None
    """Valor que o texto diz estimado, máximo ou de referência, em reais."""
    url_edital: str | None
    """Endereço do edital, como impresso."""
    vencedores: list[VencedorDeLicitacao]
    """Quem venceu e o quê, na ordem do texto; quem só foi habilitado não venceu. Um CPF no nome vem mascarado."""
    sistema_origem: str
    """O sistema que escreveu o aviso (`siasgnet`, `sidec`), ou `livre`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeLicitacao]
    """De onde veio cada valor, na ordem do texto."""


@dataclass(frozen=True, kw_only=True)
class TrechoDeLicitacao(Model):
    """O lugar do texto de onde veio o valor de uma coluna."""
    coluna: str
    """A coluna cujo valor foi lido ali."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class VencedorDeLicitacao(Model):
    """Quem venceu uma licitação, e o quê."""
    fornecedor_nome: str | None
    """Como impresso."""
    fornecedor_ni: str | None
    """CNPJ, com dígitos verificadores corretos."""
    itens: str | None
    """Os itens, como impressos."""
    valor: float | None
    """O que venceu ao todo, em reais; nunca um preço unitário."""


@dataclass(frozen=True, kw_only=True)
class LinhaDeSancao(Model):
    """Uma linha da tabela `sancoes`: uma sanção de uma empresa em um ato. `null` é o que não está impresso; nada é adivinhado."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    categoria_sancao: str
    """O que se aplicou. `impedimento` de licitar e contratar; `suspensao` temporária de licitar, também a que a lei junta ao impedimento de contratar; `inidoneidade`; `descredenciamento` só se vem sozinho."""
    situacao_sancao: str
    """O que o ato deixa da sanção: `aplicada` (também se ainda cabe recurso), `reduzida`, `suspensa`, `retirada`. O que se fez do próprio ato é `situacao`."""
    ambito: str
    """`licitacao`: leis de licitações e contratos; `anticorrupcao`: Lei 12.846/2013."""
    retificacao: bool
    """Se o ato só diz o que é novo num anterior que corrige."""
    sancionado_nome: str | None
    """A empresa, como impressa; um CPF no nome vem mascarado."""
    sancionado_cnpj: str | None
    """O CNPJ, como impresso; se os dígitos verificadores não conferem, a confiança é `baixa`."""
    abrangencia: str | None
    """Com quem a empresa não pode contratar, como impresso."""
    prazo: str | None
    """Por quanto tempo, em ISO 8601 (`P2Y6M`); prazos de recurso e de pagamento não são."""
    data_inicio: date
    """Desde quando, se o dia está impresso."""
    data_fim: date
    """Até quando, se o dia está impresso."""
    valor_multa: float | None
    """Valor da multa, em reais."""
    motivo: str | None
    """Por quê, como impresso."""
    processo: str | None
    """Número do processo, como impresso."""
    fundamento_legal: str | None
    """Em que se baseia, como impresso."""
    orgao_sancionador: str | None
    """Quem age, se o texto o diz; não quem assina."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeSancao]
    """De onde veio cada valor, na ordem do texto."""


@dataclass(frozen=True, kw_only=True)
class TrechoDeSancao(Model):
    """O lugar do texto de onde veio o valor de uma coluna."""
    coluna: str
    """A coluna cujo valor foi lido ali."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class LinhaDeNorma(Model):
    """Uma linha da tabela `normas`: um ato que faz regras, ou muda as de outros. `null` é o que não está impresso; nada é adivinhado."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    especie: str
    """O que o ato é, pelo título."""
    norma: str | None
    """O nome do próprio ato, como `norma:` o procura; sem ele se a espécie não se procura assim, ou se não tem número. Portarias e resoluções de órgãos diferentes podem ter o mesmo."""
    numero: str | None
    """O número do ato, só os algarismos."""
    ano: int | None
    """O ano do ato."""
    data: date
    """A data do ato, pelo título."""
    ementa: str | None
    """A ementa, como impressa."""
    entra_em_vigor: date
    """O dia em que o ato diz que entra em vigor: o impresso, ou o da publicação, o da assinatura ou o fim do prazo que o texto diz em vez dele."""
    entra_em_vigor_origem: str | None
    """Quando o ato diz que entra em vigor: na `publicacao`, na `assinatura`, numa `data` ou depois de um `prazo`; sem ele se o ato não o diz, ou diz vários."""
    altera: list[NormaTocada]
    """As normas que o ato altera, e os dispositivos, se a frase os diz."""
    revoga: list[NormaRevogada]
    """As normas que o ato revoga, inteiras (`total`) ou em parte (sem ele se a frase não o deixa claro), e os dispositivos, se a frase os diz."""
    regulamenta: list[NormaTocada]
    """As normas que o ato diz que regulamenta."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o ato da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeNorma]
    """De onde veio cada valor, na ordem do texto."""


@dataclass(frozen=True, kw_only=True)
class NormaTocada(Model):
    """Uma norma que o ato altera ou regulamenta."""
    norma: str | None
    """Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso."""
    nome: str
    """O nome, como impresso."""
    dispositivos: str | None
    """Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz."""
    palavras: str
    """O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class NormaRevogada(Model):
    """Uma norma que o ato revoga, inteira ou em parte."""
    norma: str | None
    """Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso."""
    nome: str
    """O nome, como impresso."""
    dispositivos: str | None
    """Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz."""
    palavras: str
    """O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    total: bool | None
    """Se é revogada inteira; `null` se a frase não o deixa claro."""


@dataclass(frozen=True, kw_only=True)
class TrechoDeNorma(Model):
    """O lugar do texto de onde veio o valor de uma coluna."""
    coluna: str
    """A coluna cujo valor foi lido ali."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class PrazoDoAto(Model):
    """Uma abertura ou um prazo que um ato diz. Experimental: pode faltar ou sobrar."""
    tipo: str
    """`abertura`: a sessão de uma licitação, ou a disputa. `entrega_de_propostas`: quando propostas e envelopes são recebidos. `inscricao`. `recurso`: também defesa e impugnação. `contribuicao`: a uma consulta pública. `reuniao`: assembleia, audiência, julgamento. `prazo`: outro que o texto chama assim."""
    data: date
    """O dia, ou o último de um período; `null` se o texto só diz dias, ou quando começa."""
    hora: str | None
    """A hora impressa, HH:MM, de `data`, ou de `desde` se `data` é `null`. De Brasília ou local: o texto raramente o diz."""
    desde: date
    """O primeiro dia de um período; `null` se nenhum está impresso."""
    dias: int | None
    """Um prazo em dias, como impresso; `null` se é um dia."""
    dias_uteis: bool
    """Se só contam dias úteis."""
    calculada: bool
    """Se `data` foi contada: só quando o texto diz que os dias (corridos) contam da publicação. O último dia não é passado ao dia útil seguinte."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em unidades Unicode."""
    fim: int
    """Onde acabam, exclusive."""
    texto: str
    """As palavras, numa linha. CPFs vêm mascarados."""


@dataclass(frozen=True, kw_only=True)
class Publicacoes(Model):
    """Várias publicações, lidas de uma vez."""
    publicacoes: list[Publicacao]
    """As publicações, na ordem pedida, cada uma uma vez."""
    inexistentes: list[str]
    """Identificadores que não existem no acervo."""


@dataclass(frozen=True, kw_only=True)
class RelacaoParteTrechos(Model):
    inicio: int
    """Onde começa."""
    fim: int
    """Onde termina, sem incluir."""


@dataclass(frozen=True, kw_only=True)
class RelacaoParte(Model):
    """A parte atingida; `null`: o ato todo."""
    tipo: str
    """`dispositivo`: artigos, incisos, itens, anexos; `pessoa`: o que o ato fez por alguém; `ato`: um dos atos que a publicação reúne; `medida`: outra parte, nas palavras que a nomeiam."""
    texto: str
    """A parte, como publicada; várias pessoas, separadas por `; `."""
    trechos: list[RelacaoParteTrechos]
    """Onde está em `conteudo_completo` **desta** publicação, em caracteres a partir de 0: onde ela nomeia a parte da outra ou, se é a atingida, onde tem a parte; vazio se não se acha."""


@dataclass(frozen=True, kw_only=True)
class RelacaoPassagens(Model):
    onde_se_le: str
    """As palavras que saíram erradas."""
    leia_se: str
    """As que valem no lugar delas."""
    posicao: int | None
    """Onde começam as erradas em `conteudo_completo` da publicação retificada, em caracteres a partir de 0, sem distinguir acentos, maiúsculas e espaços; `null` se não estão lá uma única vez."""


@dataclass(frozen=True, kw_only=True)
class Relacao(Model):
    """Ligação entre duas publicações, lida no texto de uma delas."""
    tipo: str
    """O que esta publicação é para a outra: `retificada_por` diz que a outra a retifica."""
    id: str
    """Identificador da outra publicação."""
    confianca: float
    """Quantas das ligações como esta estão certas, medido em ligações rotuladas como se metade dos originais faltasse no acervo: 0,99 onde quase tudo o que o texto diz confere (número, data, página, órgão, trecho), menos onde algo não confere ou outra publicação se parece com ela. Numa citação, quão próximos são os órgãos."""
    alcance: str | None
    """Até onde vai: `todo`, o ato inteiro; `parte`, só a parte em `parte`. `null`: uma citação, ou uma ligação de um programa antigo, ainda não relida."""
    parte: RelacaoParte | None
    """A parte atingida; `null`: o ato todo."""
    passagens: list[RelacaoPassagens]
    """Das retificações, de um lado ou do outro, o que dizem das palavras: *onde se lê*, *leia-se*; vazio nas demais ligações. As que não se acham no texto retificado só vêm quando nenhuma se acha."""


@dataclass(frozen=True, kw_only=True)
class EnderecoDaParte(Model):
    """Um dos atos de uma publicação que traz vários."""
    endereco: str
    """O identificador da publicação, `#` e o que distingue a parte nela: o número (`#1146`); `#1146-2` a segunda com o mesmo número; `#parte-3` a terceira, se não tem número. Na página de leitura, o que vem depois de `#` abre a parte."""
    numero: str | None
    """O número do ato, só os algarismos e a letra se houver; `null` se não tem."""


@dataclass(frozen=True, kw_only=True)
class FonteDoAtoXml(Model):
    nome: str
    """Nome do arquivo, sem pasta."""
    sha256: str
    """SHA-256 dos bytes do arquivo, em hexadecimal."""


@dataclass(frozen=True, kw_only=True)
class FonteDoAto(Model):
    """De onde veio um ato: a matéria e os arquivos da fonte."""
    id_materia: str
    """O número da matéria na fonte (`idMateria`)."""
    pub_name: str
    """A seção na fonte (`pubName`): `DO1`, `DO2`, `DO3`, `DO1E`, `DO2E` ou `DO3E`."""
    numeros: list[int]
    """Os números dos pedaços em que a fonte dividiu a matéria; `[0]` se não a dividiu."""
    nome_materia: str | None
    """O nome que quem enviou a matéria deu a ela (`name`, cortado pela fonte): serve para achá-la, não é título. Este campo e os seguintes são `null` se um programa antigo importou o ato; `arauto importar --reler` do zip os acrescenta."""
    arquivo: str | None
    """O zip de onde veio o ato; de XML soltos, como o acervo os chama."""
    sha256: str | None
    """SHA-256 desse zip, em hexadecimal; `null` se não foi um zip."""
    xml: list[FonteDoAtoXml] | None
    """Os arquivos XML do ato, na ordem dos pedaços."""
    sha256_xml: str | None
    """Resumo dos bytes da fonte, que nenhuma regra de limpeza de texto muda: o `sha256` do XML; de vários, o SHA-256 dos `sha256` deles, em hexadecimal, um após o outro."""


@dataclass(frozen=True, kw_only=True)
class EntidadesNormasDetalhadas(Model):
    nome: str
    """Como em `normas`."""
    tipo: str
    """Tipo da norma, como `lei`, `lei_complementar`, `decreto` ou `portaria`."""
    numero: str
    """Só os algarismos, sem ponto de milhar."""
    ano: int | None
    """Ano da norma; `null` se o texto não o diz. O de uma lei ou decreto da União é o certo, mesmo que o texto erre um algarismo."""
    esfera: str | None
    """De quem o texto diz que a norma é; `null` se não diz, o mais comum nas federais."""
    federal: bool | None
    """`true` se o texto a diz federal ou se o número e o ano cabem na numeração da União; `false` se é de outro ente ou não cabem; `null` se não se sabe (sem ano, ou de espécie que cada órgão numera)."""


@dataclass(frozen=True, kw_only=True)
class EntidadesPessoas(Model):
    nome: str
    """Como assina."""
    cargo: str | None
    """Cargo publicado com a assinatura; `null` se não há."""


@dataclass(frozen=True, kw_only=True)
class Entidades(Model):
    """O que o texto nomeia, cada coisa uma vez, na ordem em que aparece; no máximo 100 de cada. CPFs nunca entram."""
    cnpjs: list[str]
    """CNPJs com dígitos verificadores corretos."""
    processos: list[str]
    """Números de processo (NUP e CNJ)."""
    uasgs: list[str]
    """Códigos de unidades de compra (UASG)."""
    contratos: list[str]
    """Números de contratos."""
    licitacoes: list[str]
    """Licitações, por modalidade e número."""
    valores: list[float]
    """Valores em reais."""
    normas: list[str]
    """Normas citadas, por tipo, número e ano, se dito; as que o texto diz estaduais, distritais ou municipais, com essa palavra: `Lei Municipal 159/2011`."""
    normas_detalhadas: list[EntidadesNormasDetalhadas]
    """As mesmas normas, por partes."""
    pessoas: list[EntidadesPessoas]
    """Quem assina o ato."""


@dataclass(frozen=True, kw_only=True)
class ParteAbertura(Model):
    inicio: int
    """Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""


@dataclass(frozen=True, kw_only=True)
class Parte(Model):
    """Um dos atos de uma publicação que traz vários, lido no texto dela."""
    endereco: str
    """O identificador da publicação, `#` e o que distingue a parte nela: o número (`#1146`); `#1146-2` a segunda com o mesmo número; `#parte-3` a terceira, se não tem número. Na página de leitura, o que vem depois de `#` abre a parte."""
    numero: str | None
    """O número do ato, só os algarismos e a letra se houver; `null` se não tem."""
    tipo_ato: str | None
    """O tipo do ato, no singular; `null` se o título não o diz."""
    titulo: str | None
    """O título do próprio ato, como publicado; `null` se um título vale para vários."""
    data: date
    """A data no título do ato, ou no que vale para vários; `null` se não há."""
    nomes: list[str]
    """De quem trata: o primeiro nome de cada parágrafo, cada um uma vez, no máximo 20; vazio se nenhum se reconhece."""
    assinatura: str | None
    """Quem assina a seguir, na forma de `assinatura` da publicação."""
    inicio: int
    """Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    abertura: ParteAbertura | None
    """As palavras que valem para o ato e vêm antes dele (`O REITOR …, resolve:`), mesmo para vários; `null` se estão nele."""
    citacao: str
    """Como citar só este ato, na forma de `citacao` da publicação: pelo título dele ou, sem título próprio, pelo tipo e o número e o título da publicação."""


@dataclass(frozen=True, kw_only=True)
class ImagemDoTexto(Model):
    """Uma imagem do ato, no seu lugar."""
    nome: str
    """O nome que a fonte lhe dá; duas imagens podem ter o mesmo."""
    inicio: int
    """Onde está em `conteudo_completo`, em caracteres Unicode, a partir de 0; ali se lê `[imagem: …, só na versão certificada]`."""
    fim: int
    """O primeiro caractere depois."""
    disponivel: bool
    """Se o acervo a tem; se não, só a página de `url_pdf` a mostra."""
    tipo: str | None
    """O tipo do arquivo; `null` se não está disponível, como os campos que seguem."""
    largura: int | None
    """Em pixels."""
    altura: int | None
    """Em pixels."""
    sha256: str | None
    """SHA-256 do arquivo, em hexadecimal."""
    url: str | None
    """O caminho dela neste serviço, que pede a mesma chave."""


@dataclass(frozen=True, kw_only=True)
class Secao(Model):
    """Seção do Diário Oficial da União."""
    codigo: str
    """Código da seção."""
    nome: str
    """Nome para exibição."""
    descricao: str
    """O que a seção publica."""


@dataclass(frozen=True, kw_only=True)
class Edicao(Model):
    """Edição do Diário Oficial da União presente no acervo."""
    numero: str
    """Número da edição; as extras levam letra."""
    data: date
    """Data da edição, AAAA-MM-DD."""
    tipo: str
    """`normal`, ou `extra` para as publicadas fora do horário regular."""
    secoes: list[str]
    """Códigos das seções presentes."""
    total_publicacoes: int
    """Quantas publicações a edição tem no acervo."""
    provisoria: bool
    """Se a fonte ainda pode trocar um arquivo da edição: veio inteiro nesta madrugada, e ainda não veio igual outra vez. Nunca depois das 6h do dia."""


@dataclass(frozen=True, kw_only=True)
class FonteDeclaracao(Model):
    sequencia: int
    """O número da declaração nesta instalação, de 1 em diante, sem falhas."""
    raiz: str
    """A raiz do dia."""
    assinatura: str | None
    """Assinatura Ed25519 de `texto`, em base64; `null` se a chave do acervo faltava na hora: a declaração seguinte, assinada, a cobre."""
    chave_publica: str | None
    """A chave que assinou: Ed25519, 32 bytes em base64."""


@dataclass(frozen=True, kw_only=True)
class Fonte(Model):
    """O que o acervo tem, ou não tem, de uma seção em uma data."""
    data: date
    """Data da edição, AAAA-MM-DD."""
    secao: str
    """Código da seção; `extra` para todas as edições extras do dia nessa seção."""
    secao_base: str
    """Seção a que pertence a edição extra; igual a `secao` nas demais."""
    estado: str
    """`completa`: tudo está no acervo. `parcial`: só uma parte. `pendente`: a fonte ainda não a tem. `falha`: não foi possível obtê-la. `sem_edicao`: o dia não teve edição. `ausente`: nunca foi pedida nem importada."""
    provisoria: bool
    """De uma seção `completa`: se o arquivo veio nesta madrugada e ainda não veio igual outra vez, e por isso a fonte ainda pode trocá-lo. Nunca depois das 6h do dia."""
    motivo: str | None
    """Por que o arquivo mais novo não está no acervo; null se nada falhou."""
    mensagem: str | None
    """O que falta e por quê, para ser lido por pessoas; null se nada."""
    artigos: int
    """Artigos do último arquivo importado até o fim, incluindo os separados com erro."""
    publicacoes: int
    """Publicações no acervo."""
    rejeitados: int
    """Artigos separados com erro: não puderam ser lidos ou são pedaços de página, e não atos."""
    ausentes: int
    """Das publicações, as que o arquivo mais novo da fonte não trouxe, à espera de outra leitura que o confirme."""
    retiradas: int
    """Das publicações, as que a fonte retirou depois de publicar; continuam no acervo, com `situacao` `retirada`."""
    arquivo: str | None
    """Nome do último arquivo importado; null se nenhum."""
    sha256: str | None
    """SHA-256 desse arquivo, em hexadecimal; null se não é um zip."""
    raiz: str | None
    """Raiz da árvore de Merkle sobre os XML desse zip (/guia/prova); null se não é um zip, ou se um programa antigo o importou."""
    declaracao: FonteDeclaracao | None
    """A declaração que vale sobre o dia, assinada por esta instalação; null se nenhuma. `/fontes/declaracoes` tem o texto."""
    tentativas: int
    """Quantas vezes foi pedida à fonte ou importada."""
    primeira_em: datetime
    """Quando da primeira vez."""
    ultima_em: datetime
    """Quando da última vez."""


@dataclass(frozen=True, kw_only=True)
class Declaracao(Model):
    """O que esta instalação declarou sobre os zips de um dia."""
    sequencia: int
    """O número da declaração nesta instalação, de 1 em diante, sem falhas."""
    texto: str
    """A declaração, em JSON: os bytes (UTF-8) que se resumem e assinam. Traz a data, a raiz, os zips com as raízes deles, a declaração do mesmo dia que substitui, o `sha256` da anterior e a chave pública."""
    sha256: str
    """SHA-256 de `texto`."""
    assinatura: str | None
    """Assinatura Ed25519 de `texto`, em base64; `null` se a chave do acervo faltava na hora: a declaração seguinte, assinada, a cobre."""
    data: date
    """O dia de que trata."""
    raiz: str
    """A raiz do dia: a mesma onde os mesmos zips foram importados."""


@dataclass(frozen=True, kw_only=True)
class ProvaXml(Model):
    nome: str
    """Nome do arquivo XML."""
    sha256: str
    """SHA-256 dos bytes dele."""
    indice: int
    """O lugar da folha, a partir de 0."""
    folhas: int
    """Quantas folhas a árvore tem."""
    caminho: list[str]
    """Os resumos que levam da folha à raiz, de baixo para cima, em hexadecimal."""


@dataclass(frozen=True, kw_only=True)
class ProvaZip(Model):
    """O zip, e o caminho dele até a raiz do dia."""
    arquivo: str
    """Nome do zip."""
    sha256: str
    """SHA-256 do zip."""
    raiz: str
    """A raiz dos XML do dia no zip."""
    indice: int
    """O lugar da folha, a partir de 0."""
    folhas: int
    """Quantas folhas a árvore tem."""
    caminho: list[str]
    """Os resumos que levam da folha à raiz, de baixo para cima, em hexadecimal."""


@dataclass(frozen=True, kw_only=True)
class ProvaDeclaracao(Model):
    """A declaração mais nova que tem esse zip."""
    sequencia: int
    """O número da declaração nesta instalação, de 1 em diante, sem falhas."""
    texto: str
    """A declaração, em JSON: os bytes (UTF-8) que se resumem e assinam. Traz a data, a raiz, os zips com as raízes deles, a declaração do mesmo dia que substitui, o `sha256` da anterior e a chave pública."""
    sha256: str
    """SHA-256 de `texto`."""
    assinatura: str | None
    """Assinatura Ed25519 de `texto`, em base64; `null` se a chave do acervo faltava na hora: a declaração seguinte, assinada, a cobre."""


@dataclass(frozen=True, kw_only=True)
class Prova(Model):
    """O que se precisa, além do XML, para conferir sem o Arauto que um ato estava no zip de um dia."""
    formato: str
    """A forma da prova, explicada em /guia/prova."""
    id: str
    """Da publicação."""
    data: date
    """O dia de que trata a declaração."""
    xml: list[ProvaXml]
    """Cada arquivo do ato, e o caminho dele até `zip.raiz`."""
    zip: ProvaZip
    """O zip, e o caminho dele até a raiz do dia."""
    raiz: str
    """A raiz do dia."""
    declaracao: ProvaDeclaracao
    """A declaração mais nova que tem esse zip."""
    chave_publica: str | None
    """A chave que a assinou: Ed25519, 32 bytes em base64; `null` sem assinatura."""
    substituida_por: int | None
    """O número da declaração mais nova sobre o dia, se outra a substituiu; `null` se vale."""


@dataclass(frozen=True, kw_only=True)
class Coletor(Model):
    """Como estão o coletor de edições e a fonte dele, o INLABS."""
    ultima_resposta_em: datetime
    """Quando a fonte respondeu como deve; null se nunca."""
    falhas_consecutivas: int
    """Falhas da fonte desde então."""
    motivo: str | None
    """Por que o arquivo mais novo não está no acervo; null se nada falhou."""
    mensagem: str | None
    """A última falha, para ser lida por pessoas; null se nenhuma desde então."""
    proxima_tentativa_em: datetime
    """Nada é pedido à fonte antes; null se não há espera."""


@dataclass(frozen=True, kw_only=True)
class Pontualidade(Model):
    """Com que atraso as edições de um período chegaram e saíram."""
    edicoes: list[PontualidadeDaSecao]
    """Uma linha por data e seção, da data mais recente à mais antiga."""
    meses: list[PontualidadeDoMes]
    """Os meses do período, do mais recente ao mais antigo."""


@dataclass(frozen=True, kw_only=True)
class PontualidadeDaSecaoSegundos(Model):
    """Quanto levou cada trecho; null: um dos seus dois fins não foi observado."""
    coleta: int | None
    """Da fonte ao acervo: do último momento em que o arquivo certamente não era oferecido até a seção estar inteira. Nunca é menos do que foi. Em segundos."""
    primeira_entrega: int | None
    """Do primeiro ato gravado até um recebedor aceitar a primeira entrega de um ato da seção. Em segundos."""
    ultima_saida: int | None
    """Da seção inteira até a primeira tentativa da última entrega começar, aceita ou não; 0 se já tinha começado. Em segundos."""
    ultima_entrega: int | None
    """Da seção inteira até um recebedor aceitar a última entrega, também depois de repetida; 0 se já a tinha aceitado. Em segundos."""


@dataclass(frozen=True, kw_only=True)
class PontualidadeDaSecao(Model):
    """Quando uma seção de um dia foi oferecida, chegou e saiu."""
    data: date
    """Data da edição, AAAA-MM-DD."""
    secao: str
    """Código da seção; `extra` para as edições extras do dia nessa seção."""
    secao_base: str
    """Seção a que pertence a edição extra; igual a `secao` nas demais."""
    estado: str
    """O estado da seção, como em `/fontes`."""
    nao_oferecida_em: datetime
    """Quando se olhou a fonte pela última vez antes de ela oferecer o arquivo; null se nunca."""
    oferecida_em: datetime
    """Quando se viu pela primeira vez que a fonte oferece o arquivo; null se não se viu: foi importado à mão, ou um programa antigo não o guardou."""
    iniciada_em: datetime
    """Quando o primeiro ato dela foi gravado; null se nenhum, ou se um programa antigo não o guardou."""
    completa_em: datetime
    """Quando ficou inteira pela primeira vez; null se ainda não está, ou se não se sabe."""
    primeira_entrega_em: datetime
    """Quando um recebedor aceitou a primeira entrega de um ato dela, por webhook ou canal; null se não houve."""
    ultima_saida_em: datetime
    """Quando começou a primeira tentativa da última entrega, aceita ou não; null se não houve."""
    ultima_entrega_em: datetime
    """Quando um recebedor aceitou a última entrega, também depois de repetida; null se não houve."""
    segundos: PontualidadeDaSecaoSegundos
    """Quanto levou cada trecho; null: um dos seus dois fins não foi observado."""


@dataclass(frozen=True, kw_only=True)
class PontualidadeDoMes(Model):
    """Quanto levou cada trecho num mês."""
    mes: str
    """AAAA-MM."""
    edicoes: int
    """As seções dos dias do mês, medidas ou não."""
    coleta: TrechoMedido
    primeira_entrega: TrechoMedido
    ultima_saida: TrechoMedido
    ultima_entrega: TrechoMedido


@dataclass(frozen=True, kw_only=True)
class TrechoMedido(Model):
    """Quanto levou um trecho nas seções de um mês."""
    medidas: int
    """De quantas seções se observaram os dois fins do trecho."""
    p50: int | None
    """Segundos que metade delas não passou; null se nenhuma."""
    p99: int | None
    """Segundos que 99 % delas não passaram; null se nenhuma."""


@dataclass(frozen=True, kw_only=True)
class CitacaoCorrecoes(Model):
    tipo: str
    """O que o outro ato fez com este: `retificada_por`, `revogada_por`…"""
    publicacao: ResultadoBusca
    trecho: str | None
    """As palavras dele em torno do nome deste ato; `null` se não se acham."""


@dataclass(frozen=True, kw_only=True)
class Citacao(Model):
    """Uma citação de um texto, e o que o acervo diz dela."""
    tipo: str
    """`ato`; `dou`, um lugar do Diário Oficial sem ato nomeado antes; `processo`, um número de processo."""
    texto: str
    """A citação, como está no texto."""
    inicio: int
    """Onde começa no texto, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    lida: str
    """Como foi lida: tipo, número e data ou ano; o lugar; o número do processo."""
    resultado: str
    """`existe`; `corrigido`: existe, e outro ato o retificou, republicou ou desfez em parte; `revogado`: foi revogado, anulado, tornado sem efeito ou retirado; `indefinido`: o texto não basta para apontar um só ato; `desconhecido`: o acervo tem tudo dos dias em que sairia, e não o tem (um processo: nenhum ato do acervo traz o número); `fora_do_acervo`: o acervo não tem esses dias, e não se pode dizer se existe."""
    motivo: str
    """O porquê, para pessoas; em `fora_do_acervo`, com o que falta do acervo."""
    publicacoes: list[ResultadoBusca]
    """O ato; em `indefinido`, os que podem ser; de um lugar ou processo, os que há: no máximo 10."""
    total: int
    """Quantos são, listados ou não."""
    correcoes: list[CitacaoCorrecoes]
    """Quem o corrigiu ou revogou, com as palavras que o dizem: no máximo 5."""


@dataclass(frozen=True, kw_only=True)
class Verificacao(Model):
    """As citações de um texto."""
    citacoes: list[Citacao]
    """Na ordem do texto: no máximo 250."""
    mais: int
    """Quantas citações ficaram de fora, depois da 250ª."""


@dataclass(frozen=True, kw_only=True)
class Orgao(Model):
    """Órgão que publica; conta também o que é dos que lhe são subordinados."""
    orgao: str
    """O caminho, como o filtro `orgao` o recebe."""
    nome: str
    """O último nível do caminho."""
    sigla: str | None
    """`null` se não é conhecida."""
    total: int
    """Quantas publicações há no acervo."""
    primeira_data: date
    """Dia da mais antiga."""
    ultima_data: date
    """Dia da mais recente."""
    subordinados: int
    """Quantos órgãos há logo abaixo dele: peça-os com `pai`."""


@dataclass(frozen=True, kw_only=True)
class TipoAto(Model):
    """Tipo de ato que há no acervo."""
    tipo_ato: str
    """Como o filtro `tipo_ato` o recebe."""
    total: int
    """Quantas publicações há no acervo."""
    primeira_data: date
    """Dia da mais antiga."""
    ultima_data: date
    """Dia da mais recente."""


@dataclass(frozen=True, kw_only=True)
class Sugestao(Model):
    """O que pode querer quem digitou o começo."""
    tipo: str
    """`palavra` dos textos, com acentos se forem conhecidos; `orgao`; `norma` que os textos citam."""
    texto: str
    """O que mostrar a quem digita."""
    termo: str | None
    """O que procurar em `termo`; `null` para um órgão."""
    orgao: str | None
    """O que pôr no filtro `orgao`; `null` para o que não é órgão."""
    total: int
    """Quantas publicações têm o órgão, a norma ou a palavra que completa, aproximadamente."""


@dataclass(frozen=True, kw_only=True)
class Alteracao(Model):
    """Uma alteração do acervo, com o ato como está agora."""
    cursor: str
    """O que pedir em `desde` para continuar depois desta."""
    tipo: str
    """O que houve com o ato: `nova`, entrou no acervo; `alterada`, o texto ou a leitura dele é outra; `retirada`, a fonte o tirou da edição; `religada`, o texto é o mesmo, e mudou o que se diz dele (`situacao`, correções em `relacoes`, endereço, `fonte`, imagens)."""
    em: datetime
    """Quando o acervo o anotou; dos atos mais antigos do que esta lista, quando ela começou."""
    publicacao: Publicacao


@dataclass(frozen=True, kw_only=True)
class PaginaAlteracoes(Model):
    """Uma página de alterações do acervo."""
    limite: int
    """Alterações por página."""
    resultados: list[Alteracao]
    """As alterações, na ordem em que entraram no acervo. Com textos longos vêm menos do que `limite`, ao menos uma."""
    proximo: str
    """O que pedir em `desde` da próxima vez, agora ou quando houver mais."""
    tem_mais: bool
    """Se já há mais alterações depois destas."""
    publicacoes: int
    """Quantas publicações o acervo tem agora: por elas se vê quanto falta."""


@dataclass(frozen=True, kw_only=True)
class ContratoPartes(Model):
    nome: str
    """Como impresso."""
    ni: str | None
    """CNPJ, ou CPF mascarado."""


@dataclass(frozen=True, kw_only=True)
class Contrato(Model):
    """Uma linha da tabela `contratos`, um contratado de um instrumento, com o que a publicação é agora."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_instrumento: str
    """O que o extrato publica, pelo título ou pela espécie."""
    numero_contrato: str | None
    """Número do contrato (da ata, do convênio…), sem o ano, como impresso; de um termo que altera um contrato, o do contrato."""
    ano_contrato: int | None
    """Ano do número do contrato."""
    numero_termo: str | None
    """Número do termo aditivo ou do apostilamento, em algarismos: `2` para "Segundo"."""
    processo: str | None
    """Número do processo, como impresso."""
    modalidade: str | None
    """Modalidade da licitação, ou sua falta."""
    numero_licitacao: str | None
    """Número da licitação, sem o ano, como impresso."""
    ano_licitacao: int | None
    """Ano da licitação."""
    uasg: str | None
    """Código da unidade de compra (UASG)."""
    contratante_nome: str | None
    """Quem contrata, como impresso."""
    contratante_cnpj: str | None
    """CNPJ de quem contrata, com dígitos verificadores corretos."""
    contratante_orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    fornecedor_nome: str | None
    """Quem é contratado, como impresso; um CPF no nome vem mascarado. `null` se o instrumento é de partes sem fornecedor."""
    fornecedor_ni: str | None
    """CNPJ do contratado, ou CPF, sempre mascarado."""
    fornecedor_tipo: str | None
    """Pessoa jurídica (`PJ`) ou física (`PF`), pelo número impresso, como no PNCP."""
    partes: list[ContratoPartes]
    """De convênios, acordos, doações, cessões e outros sem fornecedor, quem toma parte; vazio nos demais."""
    objeto: str | None
    """O objeto, como impresso."""
    valor_inicial: float | None
    """Valor que o texto diz inicial ou original."""
    valor_global: float | None
    """Valor total, global ou sem outro nome. Nunca um valor do objeto."""
    valor_mensal: float | None
    """Valor por mês."""
    valor_acrescimo: float | None
    """Quanto o termo acrescenta."""
    valor_do_instrumento: float | None
    """Total de um instrumento com vários contratados, o mesmo em cada linha dele: não é para somar. `valor_global` é então só o do contratado."""
    moeda: str | None
    """Moeda dos valores (ISO 4217)."""
    data_assinatura: date
    """Quando foi assinado."""
    vigencia_inicio: date
    """Primeiro dia de vigência, se impresso."""
    vigencia_fim: date
    """Último dia de vigência; veja `vigencia_fim_calculada`."""
    vigencia_prazo: str | None
    """Prazo de vigência (ISO 8601)."""
    vigencia_fim_calculada: bool
    """Se `vigencia_fim` não está impressa e foi contada pelo prazo."""
    fundamento_legal: str | None
    """O fundamento legal, como impresso."""
    normas: list[str]
    """As normas do fundamento legal, como em `entidades.normas`."""
    origem_adesao: bool
    """Se o extrato é de adesão a uma ata: UASG, processo e licitação podem ser do órgão de origem."""
    sistema_origem: str
    """O sistema que escreveu o extrato (`comprasnet4`, `sidec`), ou `livre`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDaLinha]
    """De onde veio cada valor, na ordem do texto."""
    publicacao: str
    """A publicação de que a linha foi lida; os lugares são do texto dela."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    edicao: str
    """Número da edição; as extras levam letra."""
    pagina: str
    """Página da edição."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class SomaDeContratos(Model):
    """As linhas de um tipo de instrumento em todo o resultado."""
    tipo_instrumento: str
    """O tipo das linhas somadas."""
    linhas: int
    """Quantas linhas."""
    com_valor: int
    """Quantas delas têm valor em reais, só seu ou comum a vários contratados."""
    valor: float
    """A soma em reais dos `valor_global`, e de cada `valor_do_instrumento` cujos contratados não têm valor próprio, uma só vez. Aditivos repetem o valor do contrato."""


@dataclass(frozen=True, kw_only=True)
class FacetaDeContratosValores(Model):
    valor: str
    """Como o filtro de mesmo nome o recebe; um mês é AAAA-MM."""
    com_valor: int
    """Quantas das linhas têm valor em reais, só seu ou comum a vários contratados."""
    soma: float
    """A soma deles em reais, como em `somas`, mas de todos os tipos de instrumento; aditivos repetem o valor do contrato."""
    total: int
    """Quantas linhas."""


@dataclass(frozen=True, kw_only=True)
class FacetaDeContratos(Model):
    """Quantas linhas do resultado têm cada valor, e quanto somam."""
    total_valores: int
    """Quantos valores diferentes há."""
    valores: list[FacetaDeContratosValores]
    """Os 100 mais comuns, do mais ao menos; os meses, todos, do mais recente ao mais antigo."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDaColuna(Model):
    """O que se mediu de uma coluna."""
    coluna: str
    """A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos."""
    origem: str
    """Quem escreveu os extratos: um sistema do governo, ou gente."""
    valores: int
    """Quantos valores uma pessoa achou nos textos."""
    errados: int
    """Quantos valores dados são outros no texto, ou não estão nele."""
    precisao: float | None
    """Dos valores dados, a parte certa; `null` se nenhum foi dado."""
    cobertura: float | None
    """Dos valores nos textos, a parte dada certa; `null` se não há nenhum."""
    meta_precisao: float | None
    """A menor `precisao` que se quer nestes atos; `null` se não há meta."""
    meta_cobertura: float | None
    """A menor `cobertura` que se quer neles; `null` se não há meta."""
    estado: str
    """Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDosContratos(Model):
    """O que se sabe dos erros das linhas."""
    estado: str
    """`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais."""
    versao_extrator: int
    """Versão das regras que se mediu."""
    medida_em: date
    """Quando se mediu."""
    atos: int
    """Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023."""
    colunas: list[QualidadeDaColuna]
    """As medidas."""


@dataclass(frozen=True, kw_only=True)
class PaginaContratosFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    tipo_instrumento: FacetaDeContratos | None
    modalidade: FacetaDeContratos | None
    orgao: FacetaDeContratos | None
    fornecedor_ni: FacetaDeContratos | None
    mes: FacetaDeContratos | None


@dataclass(frozen=True, kw_only=True)
class PaginaContratos(Model):
    """Uma página da tabela `contratos`."""
    total: int | None
    """Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página."""
    limite: int
    """Linhas por página."""
    somas: list[SomaDeContratos] | None
    """Todo o resultado somado, os tipos com mais linhas antes."""
    facetas: PaginaContratosFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`."""
    qualidade: QualidadeDosContratos | None
    """O que se sabe dos erros das linhas."""
    resultados: list[Contrato]
    """As linhas, na ordem pedida."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Movimento(Model):
    """Uma linha da tabela `pessoal`, uma pessoa em um movimento, com o que a publicação é agora."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_movimentacao: str
    """O que o ato faz com a pessoa, pelo verbo ou pelo seu objeto."""
    verbo: str
    """O verbo, como impresso."""
    a_pedido: bool
    """Se o ato diz "a pedido"."""
    de_oficio: bool
    """Se o ato diz "de ofício"."""
    pessoa_nome: str | None
    """A pessoa, como impressa, sem posto e título; nomes iguais podem ser de pessoas diferentes. `null` se o ato só dá um número, ou se uma retificação não a nomeia."""
    pessoa_papel: str | None
    """O que a pessoa é no ato; `instituidor`: o servidor falecido, numa pensão. Beneficiários não são linhas."""
    matricula: str | None
    """A matrícula, como impressa, com suas máscaras."""
    matricula_tipo: str | None
    """O sistema da matrícula, se impresso."""
    cargo_efetivo: str | None
    """O cargo que a pessoa ocupa, como impresso."""
    cargo_funcao: str | None
    """O cargo ou a função que o ato dá ou tira, sem a família e o código; de substitutos, o do titular."""
    substituto: bool
    """Se a pessoa só substitui quem ocupa `cargo_funcao`."""
    codigo: str | None
    """O código do cargo ou da função, como impresso."""
    sigla_funcao: str | None
    """A sigla do código: `FCE`, `DAS`, `FG`."""
    nivel_funcao: str | None
    """O nível do código: `1.07`, `3`, `IV`."""
    unidade: str | None
    """A unidade dentro do órgão, como impressa."""
    orgao_destino: str | None
    """O órgão para onde a pessoa vai, se o ato a leva a outro."""
    data_efeito: date
    """O dia desde o qual vale, se impresso."""
    data_efeito_origem: str | None
    """Como se sabe desde quando vale. `publicacao` e `assinatura`: sem outra data; `periodo`: veja `periodo_inicio`."""
    periodo_inicio: date
    """O primeiro dia do período, se impresso."""
    periodo_fim: date
    """O último dia do período, se impresso."""
    vaga_causa: str | None
    """Por que o cargo está vago."""
    vaga_codigo: str | None
    """O código da vaga, como impresso."""
    vaga_antecessor: str | None
    """Quem ocupava a vaga, como impresso."""
    autoridade_nome: str | None
    """Quem assina, sem posto."""
    autoridade_cargo: str | None
    """O cargo de quem decide: abaixo da assinatura, ou o da abertura do ato."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o trecho da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDePessoal]
    """De onde veio cada valor, na ordem do texto."""
    publicacao: str
    """A publicação de que a linha foi lida; os lugares são do texto dela."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    edicao: str
    """Número da edição; as extras levam letra."""
    pagina: str
    """Página da edição."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class SomaDeMovimentos(Model):
    """As linhas de um tipo de movimento em todo o resultado."""
    tipo_movimentacao: str
    """O tipo das linhas contadas."""
    linhas: int
    """Quantas linhas; a mesma pessoa pode estar em várias."""


@dataclass(frozen=True, kw_only=True)
class FacetaDeLinhasValores(Model):
    valor: str
    """Como o filtro de mesmo nome o recebe; um mês é AAAA-MM. Um código impresso sem a categoria (`DAS 5`) conta aqui só as linhas impressas assim; como filtro, acha qualquer categoria."""
    total: int
    """Quantas linhas."""


@dataclass(frozen=True, kw_only=True)
class FacetaDeLinhas(Model):
    """Quantas linhas do resultado têm cada valor."""
    total_valores: int
    """Quantos valores diferentes há."""
    valores: list[FacetaDeLinhasValores]
    """Os 100 mais comuns, do mais ao menos; os meses, todos, do mais recente ao mais antigo."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDaColunaDePessoal(Model):
    """O que se mediu de uma coluna."""
    coluna: str
    """A coluna; `linhas`: se a pessoa e o movimento estão certos. As de `ato_` foram medidas em outros atos."""
    pessoas: str
    """Se os atos têm no máximo cinco linhas, ou mais: listas, tabelas e anexos."""
    valores: int
    """Quantos valores uma pessoa achou nos textos."""
    errados: int
    """Quantos valores dados são outros no texto, ou não estão nele."""
    precisao: float | None
    """Dos valores dados, a parte certa; `null` se nenhum foi dado."""
    cobertura: float | None
    """Dos valores nos textos, a parte dada certa; `null` se não há nenhum."""
    meta_precisao: float | None
    """A menor `precisao` que se quer nestes atos; `null` se não há meta."""
    meta_cobertura: float | None
    """A menor `cobertura` que se quer neles; `null` se não há meta."""
    estado: str
    """Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDePessoal(Model):
    """O que se sabe dos erros das linhas."""
    estado: str
    """`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais."""
    versao_extrator: int
    """Versão das regras que se mediu."""
    medida_em: date
    """Quando se mediu."""
    atos: int
    """Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de 2023."""
    colunas: list[QualidadeDaColunaDePessoal]
    """As medidas."""


@dataclass(frozen=True, kw_only=True)
class PaginaPessoalFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    tipo_movimentacao: FacetaDeLinhas | None
    orgao: FacetaDeLinhas | None
    sigla_funcao: FacetaDeLinhas | None
    codigo: FacetaDeLinhas | None
    mes: FacetaDeLinhas | None


@dataclass(frozen=True, kw_only=True)
class PaginaPessoal(Model):
    """Uma página da tabela `pessoal`."""
    total: int | None
    """Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página."""
    limite: int
    """Linhas por página."""
    somas: list[SomaDeMovimentos] | None
    """Todo o resultado contado, os tipos com mais linhas antes."""
    facetas: PaginaPessoalFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`."""
    qualidade: QualidadeDePessoal | None
    """O que se sabe dos erros das linhas."""
    resultados: list[Movimento]
    """As linhas, na ordem pedida."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Licitacao(Model):
    """Uma linha da tabela `licitacoes`, uma licitação em um aviso, com o que a publicação é agora."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    tipo_aviso: str
    """O que o aviso faz ou conta: de adjudicação e homologação, a última; `deserta` se ninguém veio, `fracassada` se ninguém serviu; o resultado de uma fase é `resultado`."""
    retificacao: bool
    """Se o aviso só diz o que é novo num aviso anterior que corrige."""
    modalidade: str | None
    """Modalidade da licitação."""
    numero: str | None
    """Número da licitação, sem o ano, como impresso."""
    ano: int | None
    """Ano do número da licitação."""
    srp: bool
    """Se o texto diz que é para registro de preços."""
    uasg: str | None
    """Código da unidade de compra (UASG), se impresso."""
    processo: str | None
    """Número do processo, como impresso."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    objeto: str | None
    """O objeto, como impresso."""
    data_abertura: date
    """Dia em que a sessão abre. Nunca o do edital nem o fim do prazo das propostas; das propostas e da disputa, a disputa."""
    hora_abertura: str | None
    """Hora em que a sessão abre, `HH:MM`, como impressa: de Brasília ou local."""
    valor_estimado: float | None
    """Valor que o texto diz estimado, máximo ou de referência, em reais."""
    url_edital: str | None
    """Endereço do edital, como impresso."""
    vencedores: list[VencedorDeLicitacao]
    """Quem venceu e o quê, na ordem do texto; quem só foi habilitado não venceu. Um CPF no nome vem mascarado."""
    sistema_origem: str
    """O sistema que escreveu o aviso (`siasgnet`, `sidec`), ou `livre`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeLicitacao]
    """De onde veio cada valor, na ordem do texto."""
    publicacao: str
    """A publicação de que a linha foi lida; os lugares são do texto dela."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    edicao: str
    """Número da edição; as extras levam letra."""
    pagina: str
    """Página da edição."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class SomaDeLicitacoes(Model):
    """As linhas de um tipo de aviso em todo o resultado."""
    tipo_aviso: str
    """O tipo das linhas contadas."""
    linhas: int
    """Quantas linhas; a mesma licitação pode estar em várias."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDaColunaDeLicitacoes(Model):
    """O que se mediu de uma coluna."""
    coluna: str
    """A coluna; `linhas`: se a linha existe; `vencedores.valor`: o campo de quem venceu. De `url_edital` nada se mediu. As de `ato_` foram medidas em outros atos."""
    avisos: str
    """Avisos que anunciam ou mudam uma licitação, ou os que dizem como terminou."""
    valores: int
    """Quantos valores uma pessoa achou nos textos."""
    errados: int
    """Quantos valores dados são outros no texto, ou não estão nele."""
    precisao: float | None
    """Dos valores dados, a parte certa; `null` se nenhum foi dado."""
    cobertura: float | None
    """Dos valores nos textos, a parte dada certa; `null` se não há nenhum."""
    meta_precisao: float | None
    """A menor `precisao` que se quer nestes atos; `null` se não há meta."""
    meta_cobertura: float | None
    """A menor `cobertura` que se quer neles; `null` se não há meta."""
    estado: str
    """Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDeLicitacoes(Model):
    """O que se sabe dos erros das linhas."""
    estado: str
    """`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais."""
    versao_extrator: int
    """Versão das regras que se mediu."""
    medida_em: date
    """Quando se mediu."""
    atos: int
    """Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos de uma edição de 2023."""
    colunas: list[QualidadeDaColunaDeLicitacoes]
    """As medidas."""


@dataclass(frozen=True, kw_only=True)
class PaginaLicitacoesFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    tipo_aviso: FacetaDeLinhas | None
    modalidade: FacetaDeLinhas | None
    orgao: FacetaDeLinhas | None
    mes: FacetaDeLinhas | None


@dataclass(frozen=True, kw_only=True)
class PaginaLicitacoes(Model):
    """Uma página da tabela `licitacoes`."""
    total: int | None
    """Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página."""
    limite: int
    """Linhas por página."""
    somas: list[SomaDeLicitacoes] | None
    """Todo o resultado contado, os tipos com mais linhas antes."""
    facetas: PaginaLicitacoesFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`."""
    qualidade: QualidadeDeLicitacoes | None
    """O que se sabe dos erros das linhas."""
    resultados: list[Licitacao]
    """As linhas, na ordem pedida."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Sancao(Model):
    """Uma linha da tabela `sancoes`, uma sanção de uma empresa em um ato, com o que a publicação é agora."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    categoria_sancao: str
    """O que se aplicou. `impedimento` de licitar e contratar; `suspensao` temporária de licitar, também a que a lei junta ao impedimento de contratar; `inidoneidade`; `descredenciamento` só se vem sozinho."""
    situacao_sancao: str
    """O que o ato deixa da sanção: `aplicada` (também se ainda cabe recurso), `reduzida`, `suspensa`, `retirada`. O que se fez do próprio ato é `situacao`."""
    ambito: str
    """`licitacao`: leis de licitações e contratos; `anticorrupcao`: Lei 12.846/2013."""
    retificacao: bool
    """Se o ato só diz o que é novo num anterior que corrige."""
    sancionado_nome: str | None
    """A empresa, como impressa; um CPF no nome vem mascarado."""
    sancionado_cnpj: str | None
    """O CNPJ, como impresso; se os dígitos verificadores não conferem, a confiança é `baixa`."""
    abrangencia: str | None
    """Com quem a empresa não pode contratar, como impresso."""
    prazo: str | None
    """Por quanto tempo, em ISO 8601 (`P2Y6M`); prazos de recurso e de pagamento não são."""
    data_inicio: date
    """Desde quando, se o dia está impresso."""
    data_fim: date
    """Até quando, se o dia está impresso."""
    valor_multa: float | None
    """Valor da multa, em reais."""
    motivo: str | None
    """Por quê, como impresso."""
    processo: str | None
    """Número do processo, como impresso."""
    fundamento_legal: str | None
    """Em que se baseia, como impresso."""
    orgao_sancionador: str | None
    """Quem age, se o texto o diz; não quem assina."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o aviso da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeSancao]
    """De onde veio cada valor, na ordem do texto."""
    publicacao: str
    """A publicação de que a linha foi lida; os lugares são do texto dela."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    edicao: str
    """Número da edição; as extras levam letra."""
    pagina: str
    """Página da edição."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class SomaDeSancoes(Model):
    """As linhas de uma categoria em todo o resultado."""
    categoria_sancao: str
    """A categoria das linhas contadas."""
    linhas: int
    """Quantas linhas; a mesma sanção pode estar em várias."""
    valor_multa: float | None
    """A soma das multas cujo valor está impresso, em reais; `null` se nenhuma."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDaColunaDeSancoes(Model):
    """O que se mediu de uma coluna."""
    coluna: str
    """A coluna; `linhas`: se a linha existe. As de `ato_` foram medidas em outros atos."""
    valores: int
    """Quantos valores uma pessoa achou nos textos."""
    errados: int
    """Quantos valores dados são outros no texto, ou não estão nele."""
    precisao: float | None
    """Dos valores dados, a parte certa; `null` se nenhum foi dado."""
    cobertura: float | None
    """Dos valores nos textos, a parte dada certa; `null` se não há nenhum."""
    meta_precisao: float | None
    """A menor `precisao` que se quer nestes atos; `null` se não há meta."""
    meta_cobertura: float | None
    """A menor `cobertura` que se quer neles; `null` se não há meta."""
    estado: str
    """Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDeSancoes(Model):
    """O que se sabe dos erros das linhas."""
    estado: str
    """`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais."""
    versao_extrator: int
    """Versão das regras que se mediu."""
    medida_em: date
    """Quando se mediu."""
    atos: int
    """Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; todos de uma edição de 2023. São poucos: as medidas são incertas."""
    colunas: list[QualidadeDaColunaDeSancoes]
    """As medidas."""


@dataclass(frozen=True, kw_only=True)
class PaginaSancoesFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    categoria_sancao: FacetaDeLinhas | None
    ambito: FacetaDeLinhas | None
    orgao: FacetaDeLinhas | None
    mes: FacetaDeLinhas | None


@dataclass(frozen=True, kw_only=True)
class PaginaSancoes(Model):
    """Uma página da tabela `sancoes`."""
    total: int | None
    """Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página."""
    limite: int
    """Linhas por página."""
    somas: list[SomaDeSancoes] | None
    """Todo o resultado contado, as categorias com mais linhas antes."""
    facetas: PaginaSancoesFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`."""
    qualidade: QualidadeDeSancoes | None
    """O que se sabe dos erros das linhas."""
    resultados: list[Sancao]
    """As linhas, na ordem pedida."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Norma(Model):
    """Uma linha da tabela `normas`, um ato, com o que a publicação é agora."""
    id: str
    """Identificador da linha; o mesmo enquanto o texto do ato não muda."""
    especie: str
    """O que o ato é, pelo título."""
    norma: str | None
    """O nome do próprio ato, como `norma:` o procura; sem ele se a espécie não se procura assim, ou se não tem número. Portarias e resoluções de órgãos diferentes podem ter o mesmo."""
    numero: str | None
    """O número do ato, só os algarismos."""
    ano: int | None
    """O ano do ato."""
    data: date
    """A data do ato, pelo título."""
    ementa: str | None
    """A ementa, como impressa."""
    entra_em_vigor: date
    """O dia em que o ato diz que entra em vigor: o impresso, ou o da publicação, o da assinatura ou o fim do prazo que o texto diz em vez dele."""
    entra_em_vigor_origem: str | None
    """Quando o ato diz que entra em vigor: na `publicacao`, na `assinatura`, numa `data` ou depois de um `prazo`; sem ele se o ato não o diz, ou diz vários."""
    altera: list[NormaTocada]
    """As normas que o ato altera, e os dispositivos, se a frase os diz."""
    revoga: list[NormaRevogada]
    """As normas que o ato revoga, inteiras (`total`) ou em parte (sem ele se a frase não o deixa claro), e os dispositivos, se a frase os diz."""
    regulamenta: list[NormaTocada]
    """As normas que o ato diz que regulamenta."""
    orgao: str
    """O órgão que publica, com os níveis separados por `/`."""
    ato_endereco: str
    """O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`."""
    ato_tipo: str | None
    """O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação."""
    ato_numero: str | None
    """O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato."""
    ato_data: date
    """A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data."""
    confianca: str
    """Quanto confiar na linha, pela regra que a leu."""
    versao_extrator: int
    """Versão das regras da tabela; muda quando elas mudam."""
    inicio: int
    """Onde o ato da linha começa em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    trechos: list[TrechoDeNorma]
    """De onde veio cada valor, na ordem do texto."""
    publicacao: str
    """A publicação de que a linha foi lida; os lugares são do texto dela."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    edicao: str
    """Número da edição; as extras levam letra."""
    pagina: str
    """Página da edição."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class SomaDeNormas(Model):
    """As linhas de uma espécie em todo o resultado."""
    especie: str
    """A espécie das linhas contadas."""
    linhas: int
    """Quantas linhas."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDaColunaDeNormas(Model):
    """O que se mediu de uma coluna."""
    coluna: str
    """A coluna; `altera` e `revoga`: se as normas são estas; `total` e `dispositivos`: das que são. As de `ato_` foram medidas em outros atos."""
    valores: int
    """Quantos valores uma pessoa achou nos textos."""
    errados: int
    """Quantos valores dados são outros no texto, ou não estão nele."""
    precisao: float | None
    """Dos valores dados, a parte certa; `null` se nenhum foi dado."""
    cobertura: float | None
    """Dos valores nos textos, a parte dada certa; `null` se não há nenhum."""
    meta_precisao: float | None
    """A menor `precisao` que se quer nestes atos; `null` se não há meta."""
    meta_cobertura: float | None
    """A menor `cobertura` que se quer neles; `null` se não há meta."""
    estado: str
    """Da coluna: `estavel` se alcança as metas em atos de todos os tipos medidos, cada um com 10 valores ou mais; `experimental` se não, ou se não há meta. Uma coluna sem medida é experimental."""


@dataclass(frozen=True, kw_only=True)
class QualidadeDeNormas(Model):
    """O que se sabe dos erros das linhas."""
    estado: str
    """`experimental`: colunas podem estar erradas, e mudar; `estado` de cada uma diz quais."""
    versao_extrator: int
    """Versão das regras que se mediu."""
    medida_em: date
    """Quando se mediu."""
    atos: int
    """Em quantos atos, rotulados só pelo texto e que nenhuma regra viu; quase todos da Seção 2 de 2023, nenhum deles lei ou decreto. São poucos: as medidas são incertas."""
    colunas: list[QualidadeDaColunaDeNormas]
    """As medidas."""


@dataclass(frozen=True, kw_only=True)
class PaginaNormasFacetas(Model):
    """As contagens pedidas em `facetas`; `null` as demais. Um órgão conta também o que é dos que lhe são subordinados. A faceta de um campo que está sendo filtrado conta o que os outros filtros deixam passar: o que se teria com outro valor dele."""
    especie: FacetaDeLinhas | None
    orgao: FacetaDeLinhas | None
    mes: FacetaDeLinhas | None


@dataclass(frozen=True, kw_only=True)
class PaginaNormas(Model):
    """Uma página da tabela `normas`."""
    total: int | None
    """Quantas linhas; `null` com `cursor`: o total, as somas, a qualidade e os avisos vêm com a primeira página."""
    limite: int
    """Linhas por página."""
    somas: list[SomaDeNormas] | None
    """Todo o resultado contado, as espécies com mais linhas antes."""
    facetas: PaginaNormasFacetas | None
    """As contagens pedidas em `facetas`; `null` se nenhuma, e com `cursor`."""
    qualidade: QualidadeDeNormas | None
    """O que se sabe dos erros das linhas."""
    resultados: list[Norma]
    """As linhas, na ordem pedida."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class AlteracaoDeNorma(Model):
    """O que um ato do acervo diz que faz de uma norma, e as palavras que o dizem."""
    efeito: str
    """O que o ato faz da norma."""
    norma: str | None
    """Como `norma:` a procura; `null` se a espécie não se procura assim. De portarias e resoluções o órgão está em `nome`, se impresso."""
    nome: str
    """O nome, como impresso."""
    dispositivos: str | None
    """Os dispositivos de que a frase fala, como impressos, separados por `; `; `null` se ela não os diz."""
    palavras: str
    """O parágrafo que o diz, ou o que dele está perto do nome: palavras inteiras, com `…` onde há mais."""
    inicio: int
    """Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0."""
    fim: int
    """O primeiro caractere depois."""
    total: bool | None
    """Se é revogada inteira; `null` se a frase não o deixa claro, e se não é revogada."""
    ato: Norma


@dataclass(frozen=True, kw_only=True)
class AlteracoesDaNorma(Model):
    """O que o acervo diz que se fez de uma norma."""
    norma: str
    """A norma, como foi lida do pedido."""
    total: int | None
    """Quantos atos; `null` com `cursor`. Um ato pode alterar e revogar."""
    limite: int
    """Atos por página."""
    qualidade: QualidadeDeNormas | None
    """O que se sabe dos erros das linhas; `null` com `cursor`."""
    resultados: list[AlteracaoDeNorma]
    """As alterações, as publicadas por último antes."""
    proximo: str | None
    """O que pedir em `cursor` para continuar; `null` se estas são as últimas."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class CitacoesDaNorma(Model):
    """As publicações do acervo que citam a norma."""
    total: int
    """Quantas publicações a citam, como `norma:` as acha."""
    primeira: date
    """Dia da publicação que a cita mais antiga."""
    ultima: date
    """Dia da mais recente."""


@dataclass(frozen=True, kw_only=True)
class EfeitoSobreNorma(Model):
    """Quantos atos do acervo alteram, revogam ou regulamentam a norma."""
    efeito: str
    """O que os atos fazem da norma."""
    total: int
    """Quantos atos o fazem."""
    primeira: date
    """Dia da publicação que o faz mais antiga."""
    ultima: date
    """Dia da mais recente."""


@dataclass(frozen=True, kw_only=True)
class FichaDaNorma(Model):
    """O que o acervo sabe de uma norma."""
    norma: str
    """A norma, como foi lida do pedido."""
    citacoes: CitacoesDaNorma | None
    """As publicações que a citam; `null` se nenhuma."""
    atos: list[Norma]
    """Os atos do acervo com esta espécie e este número (e este ano, se pedido), o mais antigo antes, no máximo 20: o que são, quando entram em vigor e, em `situacao`, o que outros atos fizeram deles. De portarias e resoluções, podem ser de órgãos diferentes."""
    total_atos: int
    """Quantos são, com os que não vêm."""
    efeitos: list[EfeitoSobreNorma]
    """O que outros atos fazem dela; só o que ao menos um faz."""
    revogada_por: list[AlteracaoDeNorma]
    """Dos 20 últimos atos que a revogam, os que o fazem inteira e que valem, o mais recente antes. De portarias e resoluções, `nome` costuma dizer de que órgão é a revogada."""
    qualidade: QualidadeDeNormas
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class Filtros(Model):
    """O que deixa passar: um dos `termos`, uma das `secoes`, um dos `orgaos`, nenhum dos `orgaos_exceto`, um dos `tipos_ato`, uma das `situacoes`, um dos `cnpjs`, e o maior valor do texto entre `valor_min` e `valor_max`. A `linha.nova` só se aplicam `linhas` e `literal`; a `edicao.publicada`, `secoes`; a `alerta.match`, nenhum."""
    termos: list[str]
    """Consultas, na linguagem de `termo` da busca: basta que uma delas encontre a publicação. Vazio: não filtra."""
    linhas: dict[str, Any] | None
    """Que linhas de uma tabela interessam: o que o `GET` dela acha com os mesmos filtros. Tudo o que é dado deve valer, e de cada lista basta um valor. Os outros filtros não se aplicam a linhas, só `literal`. `null`: num webhook, `linha.nova` conta todas, de todas as tabelas; um alerta procura atos, e não linhas."""
    secoes: list[str]
    """Códigos de seção, como em `secao` da busca: basta uma. `edicao.publicada` conta `extra1`, `extra2` e `extra3` como `extra`, porque a edição é anunciada com a primeira das suas seções. Vazio: não filtra."""
    orgaos: list[str]
    """Órgãos, cada um como em `orgao` da busca: o caminho completo, o começo dele, um só nível ou uma sigla; basta um. Vazio: não filtra."""
    orgaos_exceto: list[str]
    """Órgãos cujos atos não interessam, escritos como em `orgaos`: um ato de qualquer deles, ou do que está abaixo, fica de fora. Vazio: nada fica."""
    tipos_ato: list[str]
    """Tipos de ato, cada um como em `tipo_ato` da busca: inteiro, ou o começo seguido de `*`; basta um. Vazio: não filtra."""
    situacoes: list[str]
    """O que outros atos fizeram do ato, como em `situacao` da busca: basta uma. Vale a do momento do evento; numa mudança, também a de antes. Vazio: não filtra."""
    cnpjs: list[str]
    """CNPJs que o texto nomeia, cada um como em `cnpj` da busca; com os 8 primeiros caracteres, qualquer estabelecimento da empresa; basta um. Guardados sem pontuação. Vazio: não filtra."""
    valor_min: float | None
    """O maior valor em reais que o texto nomeia é este ou mais; `null`: não filtra."""
    valor_max: float | None
    """O maior valor em reais que o texto nomeia é este ou menos; `null`: não filtra."""
    literal: bool
    """Se as palavras e as siglas em `orgaos` valem só o que está escrito, como em `literal` da busca."""
    ignorar_assinatura: bool
    """Se as palavras só contam fora das linhas de quem assina, como em `ignorar_assinatura` da busca; vale para cada termo."""


@dataclass(frozen=True, kw_only=True)
class EnvioWebhookHorarioSilencioso(Model):
    """Horas em que nada é enviado, nem as repetições: o que espera sai no fim, em ordem. `null`: nenhuma."""
    de: str
    """Começo, HH:MM, hora de Brasília."""
    ate: str
    """Fim, HH:MM, hora de Brasília: a essa hora já se envia."""


@dataclass(frozen=True, kw_only=True)
class EnvioWebhook(Model):
    """Quando sai o que um webhook recebe."""
    frequencia: str
    """`imediata`: assim que há algo. `edicao`: um minuto depois do último ato da edição inteira, ou 2 horas depois do primeiro, se falta uma seção; `dias` e `horario_silencioso` o adiam. `diaria`: uma vez por dia, à `hora`."""
    hora: int | None
    """Hora de Brasília do envio diário, 8 se não é dita; `null` nas outras frequências."""
    juntar_minutos: int | None
    """Por quantos minutos, no máximo, o que chega espera para ir junto; `null`: não espera. Só na frequência `imediata` tem efeito."""
    dias: list[str] | None
    """Os dias da semana, de Brasília, em que algo é enviado; nos outros nada sai, nem as repetições, e o que espera sai no primeiro destes. `null`: todos."""
    horario_silencioso: EnvioWebhookHorarioSilencioso | None
    """Horas em que nada é enviado, nem as repetições: o que espera sai no fim, em ordem. `null`: nenhuma."""


@dataclass(frozen=True, kw_only=True)
class WebhookConferidoAteEdicao(Model):
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    data: date
    """Data da edição."""
    numero: str
    """Número da edição."""
    provisoria: bool
    """Se a fonte ainda pode trocar o arquivo dela: veio inteiro nesta madrugada, e não foi visto de novo. O que mudar vem como novidade."""


@dataclass(frozen=True, kw_only=True)
class WebhookConferidoAte(Model):
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""
    em: datetime
    """Tudo o que entrou no acervo até este momento foi conferido com ele."""
    edicao: WebhookConferidoAteEdicao | None
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    faltam: list[date]
    """Dias, dos últimos 30 e desde a última vez que mudou o que ele procura, ou em que foi reativado, em que algo que deveria estar no acervo não foi conferido; o motivo está em `/fontes`."""


@dataclass(frozen=True, kw_only=True)
class Webhook(Model):
    """Webhook: um endereço que recebe eventos."""
    id: str
    """Identificador do webhook."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str | None
    """Como você o chama, para o reconhecer entre outros; `null` se de nada."""
    url: str
    """Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha."""
    eventos: list[str]
    """Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação."""
    filtros: Filtros
    leitura: int
    """Versão da leitura de `termos` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `termos` e `orgaos` mudam."""
    max_simultaneas: int | None
    """Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde."""
    envio: EnvioWebhook | None
    """Quando sai o que ele recebe; `null`: na hora. Testes, `/retry` e `/reenviar` não esperam."""
    ativo: bool
    """Se recebe entregas."""
    motivo_inativacao: str | None
    """Por que está inativo: `manual`, a pedido; `falhas`, porque uma entrega falhou em todas as tentativas e nenhuma outra teve sucesso; `endereco_perdido`, porque o endereço de um canal ou navegador se perdeu com a chave que o cifrava; `url` só diz o servidor e, se havia, a palavra depois de `#`: dê o endereço de novo. `null` se está ativo."""
    falhas_consecutivas: int
    """Tentativas que falharam desde a última resposta 2xx."""
    criado_em: datetime
    """Quando foi criado."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    inativado_em: datetime
    """Quando ficou inativo; `null` se está ativo."""
    conferido_ate: WebhookConferidoAte | None
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""


@dataclass(frozen=True, kw_only=True)
class WebhookCriadoConferidoAteEdicao(Model):
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    data: date
    """Data da edição."""
    numero: str
    """Número da edição."""
    provisoria: bool
    """Se a fonte ainda pode trocar o arquivo dela: veio inteiro nesta madrugada, e não foi visto de novo. O que mudar vem como novidade."""


@dataclass(frozen=True, kw_only=True)
class WebhookCriadoConferidoAte(Model):
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""
    em: datetime
    """Tudo o que entrou no acervo até este momento foi conferido com ele."""
    edicao: WebhookCriadoConferidoAteEdicao | None
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    faltam: list[date]
    """Dias, dos últimos 30 e desde a última vez que mudou o que ele procura, ou em que foi reativado, em que algo que deveria estar no acervo não foi conferido; o motivo está em `/fontes`."""


@dataclass(frozen=True, kw_only=True)
class WebhookCriado(Model):
    """Webhook recém-criado."""
    id: str
    """Identificador do webhook."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str | None
    """Como você o chama, para o reconhecer entre outros; `null` se de nada."""
    url: str
    """Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha."""
    eventos: list[str]
    """Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação."""
    filtros: Filtros
    leitura: int
    """Versão da leitura de `termos` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `termos` e `orgaos` mudam."""
    max_simultaneas: int | None
    """Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde."""
    envio: EnvioWebhook | None
    """Quando sai o que ele recebe; `null`: na hora. Testes, `/retry` e `/reenviar` não esperam."""
    ativo: bool
    """Se recebe entregas."""
    motivo_inativacao: str | None
    """Por que está inativo: `manual`, a pedido; `falhas`, porque uma entrega falhou em todas as tentativas e nenhuma outra teve sucesso; `endereco_perdido`, porque o endereço de um canal ou navegador se perdeu com a chave que o cifrava; `url` só diz o servidor e, se havia, a palavra depois de `#`: dê o endereço de novo. `null` se está ativo."""
    falhas_consecutivas: int
    """Tentativas que falharam desde a última resposta 2xx."""
    criado_em: datetime
    """Quando foi criado."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    inativado_em: datetime
    """Quando ficou inativo; `null` se está ativo."""
    conferido_ate: WebhookCriadoConferidoAte | None
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""
    secret: str | None
    """O segredo que criamos, mostrado só desta vez; `null` se você enviou o seu, ou se o webhook já existia."""


@dataclass(frozen=True, kw_only=True)
class TrocaSegredo(Model):
    """Troca do segredo de um webhook."""
    webhook_id: str
    """O webhook."""
    secret: str | None
    """O segredo novo, mostrado só desta vez; `null` se você enviou o seu."""
    vigente_em: datetime
    """Quando o segredo novo passa a assinar sozinho. Até lá, `X-Service-Signature` é do antigo, `X-Service-Signature-Next` do novo, e `webhook-signature` traz as duas."""


@dataclass(frozen=True, kw_only=True)
class PublicacaoEntregue(Model):
    """A publicação de que trata uma entrega."""
    id: str
    """Identificador da publicação."""
    titulo: str
    """Título, como foi enviado."""
    secao: str
    """Seção."""
    data_publicacao: date
    """Data de publicação."""


@dataclass(frozen=True, kw_only=True)
class EdicaoEntregue(Model):
    """A edição de que trata uma entrega."""
    numero: str
    """Número da edição."""
    data: date
    """Data da edição."""


@dataclass(frozen=True, kw_only=True)
class Tentativa(Model):
    """Tentativa: uma requisição HTTP de uma entrega."""
    numero: int
    """Número da tentativa, a partir de 1, também no cabeçalho X-Service-Attempt."""
    iniciada_em: datetime
    """Quando começou."""
    duracao_ms: int
    """Quanto durou, em milissegundos."""
    status_http: int | None
    """Status HTTP da resposta; `null` se não houve."""
    erro: str | None
    """Por que falhou; `null` se teve sucesso."""
    ip: str | None
    """Endereço IP que atendeu; `null` se não houve conexão."""
    resposta: str | None
    """Começo do corpo da resposta, até 4 KiB, guardado por 30 dias; `null` se vazio ou comprimido."""


@dataclass(frozen=True, kw_only=True)
class RequisicaoEntrega(Model):
    """O que se envia ao destinatário."""
    cabecalhos: dict[str, Any]
    """Cabeçalhos iguais em toda tentativa. Os outros mudam com o momento do envio: X-Service-Attempt, X-Service-Timestamp e as assinaturas."""
    corpo: str
    """O corpo, byte a byte, que é assinado e enviado em toda tentativa. Num canal de mensagens, a mensagem da última tentativa, que pode contar várias entregas."""
    entregas: list[str]
    """As entregas que o corpo conta, esta entre elas: uma, ou as que foram juntas numa mensagem de um canal."""


@dataclass(frozen=True, kw_only=True)
class Entrega(Model):
    """Entrega: um evento a um webhook."""
    id: str
    """Identificador da entrega, também no cabeçalho X-Service-Delivery."""
    evento_id: str
    """Identificador do evento, o mesmo em toda entrega dele."""
    webhook_id: str
    """O webhook que a recebe."""
    tipo: str
    """Tipo do evento."""
    origem: str
    """`automatica`: o evento aconteceu. `teste`: pedida em `/test`. `reenvio`: pedida em `/reenviar`."""
    status: str
    """`pendente`: espera a próxima tentativa; a primeira, até quando o `envio` do webhook diz. `enviando`: há uma tentativa em curso. `entregue`: o destinatário respondeu 2xx. `falhou`: esgotou as tentativas. `suspensa`: o webhook está inativo. `cancelada`: o webhook foi excluído."""
    tentativas: int
    """Quantas tentativas já houve."""
    ultimo_status_http: int | None
    """Status HTTP da última tentativa; `null` se não houve resposta."""
    ultimo_erro: str | None
    """Por que a última tentativa falhou; `null` se teve sucesso ou não houve. `status_http`: a resposta não foi 2xx. `redirecionamento`: foi 3xx, e redirecionamentos não são seguidos. `tempo_esgotado`: não houve resposta em 5 s. `endereco_recusado`: o nome leva a um endereço que não é público. As demais dizem em que ponto a conexão falhou."""
    ultima_duracao_ms: int | None
    """Quanto durou a última tentativa, em milissegundos; `null` se não houve."""
    criado_em: datetime
    """Quando foi criada."""
    proxima_tentativa_em: datetime
    """Quando será a próxima tentativa; `null` se não haverá."""
    concluido_em: datetime
    """Quando terminou; `null` se ainda não."""
    publicacao: PublicacaoEntregue | None
    """A publicação de que trata; `null` se é uma edição."""
    edicao: EdicaoEntregue | None
    """A edição de que trata; `null` se é uma publicação."""


@dataclass(frozen=True, kw_only=True)
class EntregaDetalhe(Model):
    """Entrega com suas tentativas e o que é enviado."""
    id: str
    """Identificador da entrega, também no cabeçalho X-Service-Delivery."""
    evento_id: str
    """Identificador do evento, o mesmo em toda entrega dele."""
    webhook_id: str
    """O webhook que a recebe."""
    tipo: str
    """Tipo do evento."""
    origem: str
    """`automatica`: o evento aconteceu. `teste`: pedida em `/test`. `reenvio`: pedida em `/reenviar`."""
    status: str
    """`pendente`: espera a próxima tentativa; a primeira, até quando o `envio` do webhook diz. `enviando`: há uma tentativa em curso. `entregue`: o destinatário respondeu 2xx. `falhou`: esgotou as tentativas. `suspensa`: o webhook está inativo. `cancelada`: o webhook foi excluído."""
    tentativas: int
    """Quantas tentativas já houve."""
    ultimo_status_http: int | None
    """Status HTTP da última tentativa; `null` se não houve resposta."""
    ultimo_erro: str | None
    """Por que a última tentativa falhou; `null` se teve sucesso ou não houve. `status_http`: a resposta não foi 2xx. `redirecionamento`: foi 3xx, e redirecionamentos não são seguidos. `tempo_esgotado`: não houve resposta em 5 s. `endereco_recusado`: o nome leva a um endereço que não é público. As demais dizem em que ponto a conexão falhou."""
    ultima_duracao_ms: int | None
    """Quanto durou a última tentativa, em milissegundos; `null` se não houve."""
    criado_em: datetime
    """Quando foi criada."""
    proxima_tentativa_em: datetime
    """Quando será a próxima tentativa; `null` se não haverá."""
    concluido_em: datetime
    """Quando terminou; `null` se ainda não."""
    publicacao: PublicacaoEntregue | None
    """A publicação de que trata; `null` se é uma edição."""
    edicao: EdicaoEntregue | None
    """A edição de que trata; `null` se é uma publicação."""
    historico: list[Tentativa]
    """As tentativas, da primeira à última."""
    requisicao: RequisicaoEntrega


@dataclass(frozen=True, kw_only=True)
class PaginaEntregas(Model):
    """Uma página de entregas, da mais nova à mais antiga."""
    total: int
    """Quantas entregas há ao todo; é exato."""
    pagina: int
    """Página atual."""
    limite: int
    """Entregas por página."""
    total_paginas: int
    """Quantas páginas há."""
    resultados: list[Entrega]
    """As entregas desta página."""


@dataclass(frozen=True, kw_only=True)
class ContagemEntregas(Model):
    """Entregas que terminaram; a que termina de novo, a pedido, conta de novo. Testes não contam."""
    entregues: int
    """Entregas que terminaram com uma resposta 2xx."""
    falhas: int
    """Entregas que esgotaram as tentativas."""
    taxa_sucesso: float | None
    """Parte das entregas que teve sucesso, de 0 a 1; `null` se não houve nenhuma."""


@dataclass(frozen=True, kw_only=True)
class ContagemTentativas(Model):
    """Tentativas que terminaram. Testes não contam."""
    sucessos: int
    """Tentativas com resposta 2xx."""
    falhas: int
    """As demais."""
    taxa_sucesso: float | None
    """Parte das tentativas que teve sucesso, de 0 a 1; `null` se não houve nenhuma."""


@dataclass(frozen=True, kw_only=True)
class TempoResposta(Model):
    """Quanto o destinatário leva para responder, com qualquer status."""
    media_ms: int | None
    """Média, em milissegundos; `null` se nada foi respondido."""
    p95_ms: int | None
    """Tempo em que vieram 95 % das respostas, em milissegundos, por faixas; `null` se nada foi respondido."""


@dataclass(frozen=True, kw_only=True)
class HoraEstatisticas(Model):
    """O que houve em uma hora."""
    hora: datetime
    """Início da hora."""
    entregas: ContagemEntregas
    tentativas: ContagemTentativas
    tempo_resposta: TempoResposta


@dataclass(frozen=True, kw_only=True)
class ErrosRecentes(Model):
    """Erros recentes de uma classe."""
    erro: str
    """Classe do erro, como em `erro` de uma tentativa."""
    quantidade: int
    """Quantos deles."""
    ultimo_em: datetime
    """Quando foi o mais novo."""
    ultimo_status_http: int | None
    """Status HTTP do mais novo; `null` se não houve resposta."""
    ultima_entrega_id: str
    """Entrega em que houve o mais novo."""


@dataclass(frozen=True, kw_only=True)
class Estatisticas(Model):
    """Como vão as entregas de um webhook."""
    webhook_id: str
    """O webhook."""
    periodo: str
    """O período pedido."""
    desde: datetime
    """Começo da primeira hora do período."""
    ate: datetime
    """Fim do período: o momento da resposta."""
    entregas: ContagemEntregas
    tentativas: ContagemTentativas
    tempo_resposta: TempoResposta
    horas: list[HoraEstatisticas]
    """Hora a hora, da mais antiga à atual; as que nada tiveram vêm com zeros."""
    erros_recentes: list[ErrosRecentes]
    """As últimas 20 tentativas do período que falharam, por classe de erro, da mais frequente à menos."""


@dataclass(frozen=True, kw_only=True)
class Reenvio(Model):
    """Reenvio: as entregas de um período que não foram feitas."""
    id: str
    """Identificador do reenvio."""
    webhook_id: str
    """O webhook."""
    status: str
    """`pendente`: está sendo feito, aos poucos. `concluido`: todas as entregas foram criadas. `cancelado`: o webhook ficou inativo ou foi excluído."""
    desde: datetime
    """Começo do período."""
    ate: datetime
    """Fim do período."""
    eventos: int
    """Eventos do período, dos tipos que o webhook recebe, antes dos filtros."""
    examinados: int
    """Quantos deles já foram comparados com os filtros."""
    criadas: int
    """Entregas criadas. As que já existiam, com qualquer resultado, não são criadas de novo."""
    criado_em: datetime
    """Quando foi pedido."""
    concluido_em: datetime
    """Quando terminou; `null` se ainda não."""


@dataclass(frozen=True, kw_only=True)
class Evento(Model):
    """Evento: algo que houve no acervo."""
    id: str
    """Identificador do evento, o mesmo em toda entrega dele."""
    tipo: str
    """O que houve."""
    criado_em: datetime
    """Quando houve."""
    dados: dict[str, Any]
    """O mesmo que em `dados` das entregas; sem `webhook`, `termos_correspondentes` e `trechos` vêm vazios, pois dependem dos filtros de cada um."""


@dataclass(frozen=True, kw_only=True)
class PaginaEventos(Model):
    """Uma página de eventos."""
    limite: int
    """Eventos por página."""
    resultados: list[Evento]
    """Os eventos, na ordem em que entraram no acervo."""
    proximo: str
    """O que pedir em `apos` da próxima vez, agora ou quando houver mais: nenhum evento é pulado nem repetido."""
    tem_mais: bool
    """Se já há mais eventos depois destes."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class TermoAlerta(Model):
    """Termo de um alerta."""
    termo: str
    """Uma consulta, na linguagem de `termo` da busca."""
    grupo: str | None
    """O que reúne termos, para você; `null` se nada."""


@dataclass(frozen=True, kw_only=True)
class Endereco(Model):
    """Endereço de e-mail de um alerta."""
    email: str
    """O endereço."""
    situacao: str
    """`pendente`: pedimos a confirmação, que ainda não veio. `confirmado`: recebe os e-mails. `descadastrado`: quem o usa pediu para não receber mais."""
    confirmado_em: datetime
    """Quando foi confirmado; `null` se ainda não."""


@dataclass(frozen=True, kw_only=True)
class FiltrosAlerta(Model):
    """O que o alerta deixa passar além da consulta: uma das `secoes`, um dos `orgaos`, nenhum dos `orgaos_exceto`, um dos `tipos_ato`, uma das `situacoes`, um dos `cnpjs`, e o maior valor do texto entre `valor_min` e `valor_max`. Com `linhas`, ele procura linhas de uma tabela, e dos outros só vale `literal`."""
    linhas: dict[str, Any] | None
    """Que linhas de uma tabela interessam: o que o `GET` dela acha com os mesmos filtros. Tudo o que é dado deve valer, e de cada lista basta um valor. Os outros filtros não se aplicam a linhas, só `literal`. `null`: num webhook, `linha.nova` conta todas, de todas as tabelas; um alerta procura atos, e não linhas."""
    secoes: list[str]
    """Códigos de seção, como em `secao` da busca: basta uma. `edicao.publicada` conta `extra1`, `extra2` e `extra3` como `extra`, porque a edição é anunciada com a primeira das suas seções. Vazio: não filtra."""
    orgaos: list[str]
    """Órgãos, cada um como em `orgao` da busca: o caminho completo, o começo dele, um só nível ou uma sigla; basta um. Vazio: não filtra."""
    orgaos_exceto: list[str]
    """Órgãos cujos atos não interessam, escritos como em `orgaos`: um ato de qualquer deles, ou do que está abaixo, fica de fora. Vazio: nada fica."""
    tipos_ato: list[str]
    """Tipos de ato, cada um como em `tipo_ato` da busca: inteiro, ou o começo seguido de `*`; basta um. Vazio: não filtra."""
    situacoes: list[str]
    """O que outros atos fizeram do ato, como em `situacao` da busca: basta uma. Vale a do momento do evento; numa mudança, também a de antes. Vazio: não filtra."""
    cnpjs: list[str]
    """CNPJs que o texto nomeia, cada um como em `cnpj` da busca; com os 8 primeiros caracteres, qualquer estabelecimento da empresa; basta um. Guardados sem pontuação. Vazio: não filtra."""
    valor_min: float | None
    """O maior valor em reais que o texto nomeia é este ou mais; `null`: não filtra."""
    valor_max: float | None
    """O maior valor em reais que o texto nomeia é este ou menos; `null`: não filtra."""
    literal: bool
    """Se as palavras e as siglas em `orgaos` valem só o que está escrito, como em `literal` da busca."""
    ignorar_assinatura: bool
    """Se as palavras só contam fora das linhas de quem assina, como em `ignorar_assinatura` da busca; vale para cada termo."""


@dataclass(frozen=True, kw_only=True)
class Canais(Model):
    """A quem o alerta avisa."""
    webhooks: list[str]
    """Identificadores de webhooks desta conta; recebem `alerta.match` os que o têm em `eventos`."""
    emails: list[str]
    """Endereços de e-mail, guardados em minúsculas. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado."""


@dataclass(frozen=True, kw_only=True)
class AlertaConferidoAteEdicao(Model):
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    data: date
    """Data da edição."""
    numero: str
    """Número da edição."""
    provisoria: bool
    """Se a fonte ainda pode trocar o arquivo dela: veio inteiro nesta madrugada, e não foi visto de novo. O que mudar vem como novidade."""


@dataclass(frozen=True, kw_only=True)
class AlertaConferidoAte(Model):
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""
    em: datetime
    """Tudo o que entrou no acervo até este momento foi conferido com ele."""
    edicao: AlertaConferidoAteEdicao | None
    """A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele."""
    faltam: list[date]
    """Dias, dos últimos 30 e desde a última vez que mudou o que ele procura, ou em que foi reativado, em que algo que deveria estar no acervo não foi conferido; o motivo está em `/fontes`."""


@dataclass(frozen=True, kw_only=True)
class Alerta(Model):
    """Alerta: uma consulta salva que avisa do que encontra."""
    id: str
    """Identificador do alerta."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str
    """Nome do alerta: vai no assunto dos e-mails."""
    consulta: str
    """O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo."""
    frequencia: str
    """Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz."""
    hora: int
    """Hora de Brasília do e-mail diário; nas outras frequências não tem efeito."""
    avisar_vazio: bool
    """Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido."""
    ativo: bool
    """Se o alerta dispara."""
    termos: list[TermoAlerta]
    """Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`."""
    listas: list[str]
    """Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas."""
    filtros: FiltrosAlerta
    leitura: int
    """Versão da leitura de `consulta`, `termos`, os itens das `listas` e `orgaos`: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando `consulta`, `termos`, os itens das `listas` e `orgaos` mudam."""
    canais: Canais
    boletins: list[str]
    """Os boletins ativos que levam o que ele encontra."""
    encontrados_sem_canal: int
    """Quantas vezes encontrou um ato, novo ou alterado, sem ter canal algum: do que achou só fica o número."""
    criado_em: datetime
    """Quando foi criado."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    enderecos: list[Endereco]
    """Os endereços de `canais.emails`, e se já confirmaram."""
    conferido_ate: AlertaConferidoAte | None
    """Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam."""


@dataclass(frozen=True, kw_only=True)
class SimulacaoDias(Model):
    data: date
    """O dia."""
    total: int
    """Atos encontrados nele."""
    coberto: bool
    """Se o acervo tem, desse dia, alguma edição das seções pedidas: médias se fazem só desses dias."""


@dataclass(frozen=True, kw_only=True)
class Simulacao(Model):
    """O que um alerta encontraria."""
    desde: date
    """Primeiro dia do período."""
    ate: date
    """Último dia do período."""
    total: int
    """Atos encontrados no período; é exato."""
    consulta: Consulta
    dias: list[SimulacaoDias]
    """Cada dia do período, do primeiro ao último."""
    exemplos: list[ResultadoBusca]
    """Os mais recentes dos atos encontrados, no máximo 5."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta, no máximo 10; vazio se nada."""


@dataclass(frozen=True, kw_only=True)
class ExecucaoDias(Model):
    data: date
    """O dia."""
    total: int
    """Atos encontrados nele."""
    coberto: bool
    """Se o acervo tem, desse dia, alguma edição das seções pedidas: médias se fazem só desses dias."""


@dataclass(frozen=True, kw_only=True)
class Execucao(Model):
    """O que um alerta encontrou no período."""
    desde: date
    """Primeiro dia do período."""
    ate: date
    """Último dia do período."""
    total: int
    """Atos encontrados no período; é exato."""
    consulta: Consulta
    dias: list[ExecucaoDias]
    """Cada dia do período, do primeiro ao último."""
    exemplos: list[ResultadoBusca]
    """Os mais recentes dos atos encontrados, no máximo 5."""
    avisos: list[Aviso]
    """O que se deve saber sobre a resposta, no máximo 10; vazio se nada."""
    entregues: int | None
    """Atos, ou linhas, entregues agora; `null` se a entrega não foi pedida."""
    ja_entregues: int | None
    """Atos, ou linhas, que o alerta já tinha entregado; `null` se a entrega não foi pedida."""


@dataclass(frozen=True, kw_only=True)
class AlertaDaLista(Model):
    """Alerta que tem uma lista."""
    id: str
    """Identificador do alerta."""
    nome: str
    """Nome do alerta."""


@dataclass(frozen=True, kw_only=True)
class ListaDeTermos(Model):
    """Lista de termos que alertas têm em comum."""
    id: str
    """Identificador da lista."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str
    """Nome da lista, para você."""
    total: int
    """Quantos itens ela tem."""
    versao: int
    """Cresce de um em um, só quando a lista muda."""
    criado_em: datetime
    """Quando foi criada."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    alertas: list[AlertaDaLista]
    """Os alertas que têm esta lista."""


@dataclass(frozen=True, kw_only=True)
class ListaComItens(Model):
    """Lista, com os seus itens."""
    id: str
    """Identificador da lista."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str
    """Nome da lista, para você."""
    total: int
    """Quantos itens ela tem."""
    versao: int
    """Cresce de um em um, só quando a lista muda."""
    criado_em: datetime
    """Quando foi criada."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    alertas: list[AlertaDaLista]
    """Os alertas que têm esta lista."""
    itens: list[TermoAlerta]
    """Os itens."""


@dataclass(frozen=True, kw_only=True)
class ItemRecusado(Model):
    """Item que ficou de fora."""
    linha: int
    """Em que linha do arquivo, ou em que lugar da lista, a partir de 1."""
    item: str
    """O item, no máximo os seus 200 primeiros caracteres."""
    problema: str
    """Por que ficou de fora."""
    sugestao: str | None
    """Como o corrigir; `null` se não se sabe."""


@dataclass(frozen=True, kw_only=True)
class ListaGravada(Model):
    """Lista como ficou, e o que mudou."""
    id: str
    """Identificador da lista."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str
    """Nome da lista, para você."""
    total: int
    """Quantos itens ela tem."""
    versao: int
    """Cresce de um em um, só quando a lista muda."""
    criado_em: datetime
    """Quando foi criada."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    alertas: list[AlertaDaLista]
    """Os alertas que têm esta lista."""
    mudou: bool
    """Se algo mudou: o mesmo conteúdo outra vez, em qualquer ordem, não muda nada, nem a `versao`."""
    novos: int
    """Itens que a lista não tinha, ou tinha com outro `grupo`."""
    removidos: int
    """Itens que a lista não tem mais, ou não com o mesmo `grupo`."""
    iguais: int
    """Itens que ficaram como estavam."""
    repetidos: int
    """Itens enviados que só repetem outro; contam uma vez."""
    total_recusados: int
    """Itens enviados que ficaram de fora."""
    recusados: list[ItemRecusado]
    """Os que ficaram de fora, os 1.000 primeiros."""


@dataclass(frozen=True, kw_only=True)
class Boletim(Model):
    """Boletim: um e-mail com o que vários alertas encontraram."""
    id: str
    """Identificador do boletim."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    nome: str
    """Nome do boletim."""
    alertas: list[str]
    """Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos."""
    destinatarios: list[str]
    """Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado."""
    assunto: str
    """Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    cabecalho: str
    """Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    rodape: str
    """Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    texto_vazio: str
    """O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    enviar_vazio: bool
    """Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo."""
    agrupar_por: str
    """Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`."""
    conteudo: str
    """O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres."""
    anexar_csv: bool
    """Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre."""
    anexar_xlsx: bool
    """Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula."""
    frequencia: str
    """Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`)."""
    hora: int
    """Hora de Brasília em que sai."""
    dias: list[str]
    """Dias da semana em que sai; só na frequência `semanal`."""
    dia_do_mes: int
    """Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`."""
    ativo: bool
    """Se recolhe o que os alertas encontram, e sai."""
    criado_em: datetime
    """Quando foi criado."""
    atualizado_em: datetime
    """Quando mudou pela última vez."""
    enderecos: list[Endereco]
    """Os endereços de `destinatarios`, e se já confirmaram."""
    proximo_envio_em: datetime
    """Quando sai o próximo; `null` se está inativo."""


@dataclass(frozen=True, kw_only=True)
class PaginaAbertaBoletim(Model):
    """A página de um envio, que ainda abre."""
    id: str
    """Identificador do envio."""
    data: date
    """O dia do boletim."""
    assunto: str
    """O assunto."""
    total: int
    """Atos que ele conta."""
    criado_em: datetime
    """Quando foi feito."""
    pagina: str
    """O endereço da página, que se lê sem conta."""


@dataclass(frozen=True, kw_only=True)
class PaginasAbertasBoletim(Model):
    """Uma parte da lista das páginas que ainda abrem."""
    total: int
    """Páginas que ainda abrem."""
    pagina: int
    """Esta página da lista."""
    limite: int
    """Itens por página da lista."""
    total_paginas: int
    """Páginas da lista ao todo."""
    resultados: list[PaginaAbertaBoletim]
    """As páginas dos envios."""


@dataclass(frozen=True, kw_only=True)
class PreviaBoletim(Model):
    """O e-mail que um boletim teria sido."""
    assunto: str
    """O assunto."""
    html: str
    """O e-mail, um documento HTML inteiro, sem nada de fora."""
    texto: str
    """O mesmo em texto, que vai ao lado do HTML."""
    csv: str | None
    """A planilha CSV anexa; `null` se não há."""
    xlsx: str | None
    """A planilha XLSX anexa, em base64; `null` se não há."""
    total: int
    """Atos que ele conta."""
    sairia: bool
    """Se teria saído: sem atos, só com `enviar_vazio` e se houve edição conferida ou atrasada, ou nenhum alerta está ativo."""


@dataclass(frozen=True, kw_only=True)
class DestinatarioEnvio(Model):
    """O que foi do e-mail a um destinatário."""
    email: str
    """O endereço."""
    situacao: str
    """`na_fila`: ainda não saiu, ou será tentado de novo. `enviado`: o servidor de e-mail o aceitou. `descartado`: não será enviado."""
    enviado_em: datetime
    """Quando o servidor de e-mail o aceitou; `null` se não."""
    erro: str | None
    """Por que não saiu, da última vez; `null` se saiu ou não se tentou."""


@dataclass(frozen=True, kw_only=True)
class EnvioBoletim(Model):
    """Um boletim que foi feito."""
    id: str
    """Identificador do envio."""
    data: date
    """O dia do boletim."""
    assunto: str
    """O assunto."""
    total: int
    """Atos que ele conta."""
    criado_em: datetime
    """Quando foi feito."""
    destinatarios: list[DestinatarioEnvio]
    """A quem foi: os que tinham confirmado quando foi feito."""


@dataclass(frozen=True, kw_only=True)
class EnvioBoletimDetalhe(Model):
    """Um boletim que foi feito, com o que dizia."""
    id: str
    """Identificador do envio."""
    data: date
    """O dia do boletim."""
    assunto: str
    """O assunto."""
    total: int
    """Atos que ele conta."""
    criado_em: datetime
    """Quando foi feito."""
    destinatarios: list[DestinatarioEnvio]
    """A quem foi: os que tinham confirmado quando foi feito."""
    html: str
    """O e-mail, um documento HTML inteiro, sem nada de fora."""
    texto: str
    """O mesmo em texto, que vai ao lado do HTML."""
    csv: str | None
    """A planilha CSV anexa; `null` se não há."""
    xlsx: str | None
    """A planilha XLSX anexa, em base64; `null` se não há."""
    pagina: str | None
    """O endereço da página deste envio, que se lê sem conta; `null` se foi fechada, ou se o envio é de uma versão anterior."""


@dataclass(frozen=True, kw_only=True)
class PaginaEnviosBoletim(Model):
    """Página de envios de um boletim."""
    total: int
    """Envios no histórico."""
    pagina: int
    """Esta página."""
    limite: int
    """Envios por página."""
    total_paginas: int
    """Páginas ao todo."""
    resultados: list[EnvioBoletim]
    """Os envios da página."""


@dataclass(frozen=True, kw_only=True)
class CadernoAnterior(Model):
    data: date
    """O dia, AAAA-MM-DD."""
    situacao: str
    """`no_acervo`: há edição. `aguardada`: é hoje, e ainda não são as 6h. `falta`: devia haver, e o acervo não tem."""


@dataclass(frozen=True, kw_only=True)
class CadernoProxima(Model):
    data: date
    """O dia, AAAA-MM-DD."""
    situacao: str
    """`no_acervo`: há edição. `aguardada`: é hoje, e ainda não são as 6h. `falta`: devia haver, e o acervo não tem."""


@dataclass(frozen=True, kw_only=True)
class CadernoSecoes(Model):
    secao: str
    """Código da seção; `extra` para todas as edições extras do dia nessa seção."""
    secao_base: str
    """Seção a que pertence a edição extra; igual a `secao` nas demais."""
    estado: str
    """`completa`: tudo está no acervo. `parcial`: só uma parte. `pendente`: a fonte ainda não a tem. `falha`: não foi possível obtê-la. `sem_edicao`: o dia não teve edição. `ausente`: nunca foi pedida nem importada."""
    provisoria: bool
    """De uma seção `completa`: se o arquivo veio nesta madrugada e ainda não veio igual outra vez, e por isso a fonte ainda pode trocá-lo. Nunca depois das 6h do dia."""
    mensagem: str | None
    """O que falta e por quê, para ser lido por pessoas; null se nada."""
    publicacoes: int
    """Publicações no acervo."""
    completa_em: datetime
    """Quando ficou completa; `null` se não está, ou se um programa antigo a trouxe."""


@dataclass(frozen=True, kw_only=True)
class Caderno(Model):
    """Um dia do Diário para uma pessoa."""
    data: date
    """O dia, AAAA-MM-DD."""
    anterior: CadernoAnterior | None
    """O dia anterior com edição, ou que devia ter; `null` se não há."""
    proxima: CadernoProxima | None
    """O dia seguinte com edição, ou que devia ter; `null` se não há."""
    edicoes: list[Edicao]
    """As edições do dia no acervo."""
    secoes: list[CadernoSecoes]
    """As seções do dia: as que chegaram, e as que deviam ter chegado."""
    total: int
    """Quantos atos os alertas encontraram ao todo, cada um contado uma vez."""
    nao_lidos: int
    """Quantos deles a pessoa não marcou como lidos."""
    guardados: int
    """Quantos atos a pessoa tem guardados, de qualquer dia."""
    mudaram: list[AtoMudado]
    """Os atos de dias anteriores, que alertas da conta tinham encontrado ou que a pessoa tem guardados, e que atos deste dia mudaram: no máximo 50."""
    alertas: list[AlertaDoCaderno]
    """Os alertas da conta, do mais antigo ao mais recente."""


@dataclass(frozen=True, kw_only=True)
class AlertaDoCadernoConferencia(Model):
    """Até onde o dia foi conferido para ele."""
    situacao: str
    """`conferido`: tudo o que ele pede do dia está no acervo e foi conferido. `incompleto`: falta no acervo o que `faltam` diz. `nao_conferido`: o que há no acervo não foi todo conferido para ele, e procurá-lo agora seria demais. `sem_edicao`: nada do que ele pede saiu no dia; se `secoes` vem vazio, o acervo não tem nada do dia nem espera edição regular dele. `inativo`: o alerta está desligado."""
    faltam: list[str]
    """As seções que ele pede e que não estão inteiras no acervo. Se ele só pede edições extras e nenhuma é conhecida, as regulares sem as quais isso não se sabe."""


@dataclass(frozen=True, kw_only=True)
class AlertaDoCaderno(Model):
    """O que um alerta encontrou num dia, ou até onde se sabe que nada há."""
    id: str
    """Identificador do alerta."""
    nome: str
    """Nome do alerta."""
    consulta: str
    """A consulta dele."""
    total: int
    """Quantos atos do dia encontrou."""
    em_outros: int
    """Quantos deles vêm sob um alerta anterior: cada ato vem uma vez."""
    nao_lidos: int
    """Dos que vêm sob este, quantos a pessoa não marcou como lidos."""
    conferencia: AlertaDoCadernoConferencia
    """Até onde o dia foi conferido para ele."""
    ultimo: date
    """De um alerta sem atos no dia: o dia anterior mais recente de que encontrou um; `null` se não se sabe de nenhum."""
    atos: list[AtoDoCaderno]
    """Os primeiros dos que vêm sob este alerta, na ordem do jornal."""


@dataclass(frozen=True, kw_only=True)
class AtoDoCadernoTrecho(Model):
    texto: str
    """Texto simples."""
    marcado: bool
    """Se é o que o alerta procura."""


@dataclass(frozen=True, kw_only=True)
class AtoDoCadernoOutrosAlertas(Model):
    id: str
    """Identificador do alerta."""
    nome: str
    """Nome do alerta."""


@dataclass(frozen=True, kw_only=True)
class AtoDoCadernoLinhasPrazo(Model):
    """Que dia da linha está perto."""
    campo: str
    """A coluna que diz o dia."""
    data: date
    """O dia."""
    dias: int
    """Quantos dias antes dele foi pedido o aviso."""


@dataclass(frozen=True, kw_only=True)
class AtoDoCadernoLinhas(Model):
    """Uma linha que um alerta de linhas encontrou."""
    tabela: str
    """A tabela da linha."""
    linha: Contrato | Movimento | Licitacao | Sancao | Norma
    """A linha, como o `GET` da tabela a dá: um `Contrato`, em `pessoal` um `Movimento`, em `licitacoes` uma `Licitacao`, em `sancoes` uma `Sancao`, em `normas` uma `Norma`."""
    prazo: AtoDoCadernoLinhasPrazo | None
    """O dia da linha que chegou perto; `null` se ela é do próprio dia."""


@dataclass(frozen=True, kw_only=True)
class AtoDoCaderno(Model):
    """Um ato que um alerta encontrou."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    edicao: str
    """Número da edição."""
    pagina: str
    """Página da edição; de um ato em partes, da primeira à última."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""
    trecho: list[AtoDoCadernoTrecho]
    """O trecho do texto que mostra por que o primeiro dos alertas o encontrou, em pedaços que se seguem. CPFs vêm mascarados."""
    parte: EnderecoDaParte | None
    """Dos atos que a publicação traz, o que tem as palavras do trecho; `null` se ela traz um só."""
    termos_correspondentes: list[str]
    """Os termos dos alertas a que o ato corresponde, como escritos; vazio se os alertas não têm termos, ou passados 90 dias."""
    outros_alertas: list[AtoDoCadernoOutrosAlertas]
    """Os outros alertas que o encontraram."""
    linhas: list[AtoDoCadernoLinhas]
    """As linhas do ato que alertas de linhas encontraram; vazio se só alertas de atos o encontraram."""
    prazos: list[PrazoDoAto]
    """As aberturas e os prazos que o texto diz, como em `incluir=prazos` da publicação: os primeiros dez."""
    lido: bool
    """Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém."""
    guardado_em: datetime
    """Quando a pessoa guardou o ato; `null` se não."""


@dataclass(frozen=True, kw_only=True)
class ResumoDeAto(Model):
    """O que diz de um ato uma lista do caderno ou uma pasta."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    edicao: str
    """Número da edição."""
    pagina: str
    """Página da edição; de um ato em partes, da primeira à última."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""


@dataclass(frozen=True, kw_only=True)
class AtoMudadoAlertas(Model):
    id: str
    """Identificador do alerta."""
    nome: str
    """Nome do alerta."""


@dataclass(frozen=True, kw_only=True)
class AtoMudadoMudancasParteTrechos(Model):
    inicio: int
    """Onde começa."""
    fim: int
    """Onde termina, sem incluir."""


@dataclass(frozen=True, kw_only=True)
class AtoMudadoMudancasParte(Model):
    """A parte atingida; `null`: o ato todo."""
    tipo: str
    """`dispositivo`: artigos, incisos, itens, anexos; `pessoa`: o que o ato fez por alguém; `ato`: um dos atos que a publicação reúne; `medida`: outra parte, nas palavras que a nomeiam."""
    texto: str
    """A parte, como publicada; várias pessoas, separadas por `; `."""
    trechos: list[AtoMudadoMudancasParteTrechos]
    """Onde está em `conteudo_completo` **desta** publicação, em caracteres a partir de 0: onde ela nomeia a parte da outra ou, se é a atingida, onde tem a parte; vazio se não se acha."""


@dataclass(frozen=True, kw_only=True)
class AtoMudadoMudancasPassagens(Model):
    onde_se_le: str
    """As palavras que saíram erradas."""
    leia_se: str
    """As que valem no lugar delas."""
    posicao: int | None
    """Onde começam as erradas em `conteudo_completo` da publicação retificada, em caracteres a partir de 0, sem distinguir acentos, maiúsculas e espaços; `null` se não estão lá uma única vez."""


@dataclass(frozen=True, kw_only=True)
class AtoMudadoMudancas(Model):
    tipo: str
    """O que esta publicação é para a outra: `retificada_por` diz que a outra a retifica."""
    por: ResumoDeAto
    confianca: float
    """Quantas das ligações como esta estão certas, medido em ligações rotuladas como se metade dos originais faltasse no acervo: 0,99 onde quase tudo o que o texto diz confere (número, data, página, órgão, trecho), menos onde algo não confere ou outra publicação se parece com ela. Numa citação, quão próximos são os órgãos."""
    alcance: str | None
    """Até onde vai: `todo`, o ato inteiro; `parte`, só a parte em `parte`. `null`: uma citação, ou uma ligação de um programa antigo, ainda não relida."""
    parte: AtoMudadoMudancasParte | None
    """A parte atingida; `null`: o ato todo."""
    passagens: list[AtoMudadoMudancasPassagens]
    """Das retificações, de um lado ou do outro, o que dizem das palavras: *onde se lê*, *leia-se*; vazio nas demais ligações. As que não se acham no texto retificado só vêm quando nenhuma se acha."""


@dataclass(frozen=True, kw_only=True)
class AtoMudado(Model):
    """Um ato anterior, que a pessoa já tinha, e o que mudou nele."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    edicao: str
    """Número da edição."""
    pagina: str
    """Página da edição; de um ato em partes, da primeira à última."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""
    alertas: list[AtoMudadoAlertas]
    """Os alertas que o tinham encontrado; vazio se a pessoa só o guardou."""
    lido: bool
    """Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém."""
    guardado_em: datetime
    """Quando a pessoa guardou o ato; `null` se não."""
    mudancas: list[AtoMudadoMudancas]
    """O que atos deste dia fizeram dele, como em `relacoes` da publicação."""


@dataclass(frozen=True, kw_only=True)
class AtoGuardado(Model):
    """Um ato que a pessoa guardou."""
    id: str
    """Identificador da publicação: o mesmo em toda instalação e reimportação."""
    titulo: str
    """Título do ato, como publicado."""
    data_publicacao: date
    """Data da publicação, AAAA-MM-DD."""
    secao: str
    """Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais)."""
    secao_base: str
    """Seção a que pertence uma edição extra; nas demais, igual a `secao`."""
    edicao: str
    """Número da edição."""
    pagina: str
    """Página da edição; de um ato em partes, da primeira à última."""
    orgao: str
    """Órgão que publica: o caminho completo, níveis separados por `/`."""
    tipo_ato: str
    """Tipo do ato."""
    situacao: str
    """O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir."""
    url_original: str
    """Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal."""
    lido: bool
    """Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém."""
    guardado_em: datetime
    """Quando a pessoa guardou o ato; `null` se não."""


@dataclass(frozen=True, kw_only=True)
class PaginaGuardados(Model):
    """Página dos atos que uma pessoa guardou."""
    total: int
    """Atos guardados ao todo."""
    pagina: int
    """Esta página."""
    limite: int
    """Atos por página."""
    total_paginas: int
    """Páginas ao todo."""
    resultados: list[AtoGuardado]
    """Os atos da página."""


@dataclass(frozen=True, kw_only=True)
class PrazosDoCadernoPrazos(Model):
    ato: ResumoDeAto
    prazo: PrazoDoAto


@dataclass(frozen=True, kw_only=True)
class PrazosDoCaderno(Model):
    """As aberturas e os prazos que os atos de um caderno dizem."""
    data: date
    """O dia do caderno."""
    total_atos: int
    """Atos que os alertas encontraram no dia."""
    atos_lidos: int
    """Os de que os prazos foram lidos; se são menos, veja os outros por alerta, em `/caderno`."""
    prazos: list[PrazosDoCadernoPrazos]
    """As aberturas e os prazos, os mais próximos antes; de cada ato, os primeiros dez."""


@dataclass(frozen=True, kw_only=True)
class MarcaDePessoa(Model):
    """O que uma pessoa fez com um ato."""
    publicacao: str
    """Identificador da publicação."""
    lido: bool
    """Se a pessoa marcou o ato como lido; `false` para uma chave que não é de ninguém."""
    guardado_em: datetime
    """Quando a pessoa guardou o ato; `null` se não."""


@dataclass(frozen=True, kw_only=True)
class CadernoPorEmail(Model):
    """O caderno do dia por e-mail, para uma pessoa."""
    hora: int | None
    """A hora do e-mail, em Brasília; `null`: a pessoa não o recebe."""
    email: str
    """O endereço da pessoa."""
    confirmado: bool
    """Se o endereço está confirmado; enquanto não está, nada é enviado."""
    ultimo_em: datetime
    """Quando o último foi escrito; `null` se nenhum foi."""


@dataclass(frozen=True, kw_only=True)
class Pasta(Model):
    """Uma pasta da conta."""
    id: str
    """Identificador da pasta."""
    nome: str
    """Nome da pasta."""
    criado_em: datetime
    """Quando foi criada."""
    atualizado_em: datetime
    """Quando o nome dela mudou pela última vez."""
    total: int
    """Quantos atos ela tem."""
    abertos: int
    """Quantos deles estão abertos."""
    vencidos: int
    """Quantos dos abertos têm o prazo vencido."""
    proximo_prazo: date
    """O primeiro prazo dos abertos, que pode já ter vencido; `null` se nenhum tem."""
    versao: str
    """A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho."""


@dataclass(frozen=True, kw_only=True)
class PastaComEtiquetasEtiquetas(Model):
    etiqueta: str
    """A etiqueta."""
    total: int
    """Quantos atos a têm."""


@dataclass(frozen=True, kw_only=True)
class PastaComEtiquetas(Model):
    """Uma pasta, com as etiquetas do que há nela."""
    id: str
    """Identificador da pasta."""
    nome: str
    """Nome da pasta."""
    criado_em: datetime
    """Quando foi criada."""
    atualizado_em: datetime
    """Quando o nome dela mudou pela última vez."""
    total: int
    """Quantos atos ela tem."""
    abertos: int
    """Quantos deles estão abertos."""
    vencidos: int
    """Quantos dos abertos têm o prazo vencido."""
    proximo_prazo: date
    """O primeiro prazo dos abertos, que pode já ter vencido; `null` se nenhum tem."""
    versao: str
    """A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho."""
    etiquetas: list[PastaComEtiquetasEtiquetas]
    """As etiquetas dos atos dela, da mais à menos usada."""


@dataclass(frozen=True, kw_only=True)
class AtoDePastaResponsavel(Model):
    id: str
    """Identificador da pessoa."""
    nome: str
    """Nome da pessoa."""


@dataclass(frozen=True, kw_only=True)
class AtoDePasta(Model):
    """Um ato numa pasta, com o que se diz dele."""
    id: str
    """Identificador da publicação."""
    ato: ResumoDeAto | None
    """O ato como é agora, também retificado, revogado ou retirado; `null` se não está mais no acervo."""
    nota: str
    """O que se quis anotar; vazia se nada."""
    etiquetas: list[str]
    """Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida."""
    prazo: date
    """Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo."""
    andamento: str
    """Se ainda há o que fazer."""
    responsavel: AtoDePastaResponsavel | None
    """Quem cuida do ato; `null` se ninguém, ou se a pessoa já saiu da conta."""
    vencido: bool
    """Se está aberto, e o prazo foi antes de hoje, no dia de Brasília."""
    prazo_do_ato: PrazoDoAto | None
    """A abertura ou o prazo mais próximo, de hoje em diante, dos que o texto do ato diz; `null` se não diz nenhum com dia. Experimental."""
    versao: str
    """A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho."""
    guardado_em: datetime
    """Quando o ato foi posto na pasta."""
    atualizado_em: datetime
    """Quando algo do que se diz dele mudou."""


@dataclass(frozen=True, kw_only=True)
class PaginaAtosDePasta(Model):
    """Página dos atos de uma pasta."""
    total: int
    """Atos ao todo."""
    pagina: int
    """Esta página."""
    limite: int
    """Atos por página."""
    total_paginas: int
    """Páginas ao todo."""
    resultados: list[AtoDePasta]
    """Os atos da página."""


@dataclass(frozen=True, kw_only=True)
class Chave(Model):
    """Chave de API, sem o segredo."""
    id: str
    """Identificador da chave."""
    conta_id: str
    """A conta da chave."""
    nome: str
    """Para que serve a chave."""
    publico: str
    """A parte pública: a chave começa por `ar_` e ela."""
    escopos: list[str]
    """O que a chave pode fazer. `consulta`: buscar e ler. `webhooks`, `alertas`: cuidar deles. `feeds`: só ler feeds, no endereço deles; não se junta a outros. `administracao`: cuidar da instalação, de todas as contas."""
    limite: int
    """Requisições por minuto."""
    criado_em: datetime
    """Quando foi criada."""
    expira_em: datetime
    """Quando deixa de valer; `null` se não expira."""
    revogada_em: datetime
    """Quando foi revogada; `null` se não foi."""
    ultimo_uso_em: datetime
    """Último uso, com atraso de até um minuto."""
    pessoa_id: str | None
    """A pessoa que a criou: a chave nunca pode mais do que ela pode a cada momento. `null` se foi criada por comando."""
    criada_com: str | None
    """A chave com que foi criada, e com que termina; `null` se não foi com uma."""
    situacao: str
    """Se ainda vale."""


@dataclass(frozen=True, kw_only=True)
class ChaveCriada(Model):
    """Chave recém-criada."""
    id: str
    """Identificador da chave."""
    conta_id: str
    """A conta da chave."""
    nome: str
    """Para que serve a chave."""
    publico: str
    """A parte pública: a chave começa por `ar_` e ela."""
    escopos: list[str]
    """O que a chave pode fazer. `consulta`: buscar e ler. `webhooks`, `alertas`: cuidar deles. `feeds`: só ler feeds, no endereço deles; não se junta a outros. `administracao`: cuidar da instalação, de todas as contas."""
    limite: int
    """Requisições por minuto."""
    criado_em: datetime
    """Quando foi criada."""
    expira_em: datetime
    """Quando deixa de valer; `null` se não expira."""
    revogada_em: datetime
    """Quando foi revogada; `null` se não foi."""
    ultimo_uso_em: datetime
    """Último uso, com atraso de até um minuto."""
    pessoa_id: str | None
    """A pessoa que a criou: a chave nunca pode mais do que ela pode a cada momento. `null` se foi criada por comando."""
    criada_com: str | None
    """A chave com que foi criada, e com que termina; `null` se não foi com uma."""
    situacao: str
    """Se ainda vale."""
    chave: str
    """A chave inteira, mostrada só desta vez: guardamos só um resumo, que não permite refazê-la."""


@dataclass(frozen=True, kw_only=True)
class UsoDiario(Model):
    """O uso de uma chave num dia."""
    data: date
    """Dia, em Brasília."""
    requisicoes: int
    """Requisições com a chave."""
    limitadas: int
    """Quantas delas passaram do limite e tiveram 429."""


@dataclass(frozen=True, kw_only=True)
class Conta(Model):
    """Conta: dona de pessoas, chaves, webhooks e alertas."""
    id: str
    """Identificador da conta."""
    nome: str
    """Nome da conta."""
    email: str
    """Para onde vão os avisos sobre os webhooks dela."""
    criado_em: datetime
    """Quando foi criada."""
    pessoas: int
    """Pessoas que entram nela."""
    chaves_ativas: int
    """Chaves que valem."""
    webhooks: int
    """Webhooks."""
    alertas: int
    """Alertas."""


Erro.readers = {
    "detalhes": list_of(model_of(Detalhe)),
}

AvisoDadosPeriodos.readers = {
    "inicio": as_date,
    "fim": as_date,
}

AvisoDados.readers = {
    "periodos": list_of(model_of(AvisoDadosPeriodos)),
    "contagens": list_of(model_of(AvisoDadosContagens)),
}

Aviso.readers = {
    "dados": model_of(AvisoDados),
}

Consulta.readers = {
    "ampliacoes": list_of(model_of(Ampliacao)),
}

ResultadoBusca.readers = {
    "data_publicacao": as_date,
    "trechos": list_of(model_of(Trecho)),
    "parte": model_of(EnderecoDaParte),
}

Trecho.readers = {
    "segmentos": list_of(model_of(TrechoSegmentos)),
}

PaginaResultadosFacetas.readers = {
    "secao": model_of(Faceta),
    "orgao": model_of(Faceta),
    "tipo_ato": model_of(Faceta),
    "ano": model_of(Faceta),
    "situacao": model_of(Faceta),
}

PaginaResultados.readers = {
    "consulta": model_of(Consulta),
    "resultados": list_of(model_of(ResultadoBusca)),
    "aproximados": model_of(Aproximados),
    "facetas": model_of(PaginaResultadosFacetas),
    "histograma": list_of(model_of(PaginaResultadosHistograma)),
    "avisos": list_of(model_of(Aviso)),
}

Aproximados.readers = {
    "motivos": list_of(model_of(Motivo)),
    "resultados": list_of(model_of(ResultadoBusca)),
}

Faceta.readers = {
    "valores": list_of(model_of(FacetaValores)),
}

Publicacao.readers = {
    "data_publicacao": as_date,
    "relacoes": list_of(model_of(Relacao)),
    "entidades": model_of(Entidades),
    "partes": list_of(model_of(Parte)),
    "imagens": list_of(model_of(ImagemDoTexto)),
    "recebida_em": as_moment,
    "retirada_em": as_moment,
    "fonte": model_of(FonteDoAto),
    "parte": model_of(Parte),
    "estrutura": model_of(Estrutura),
    "linhas_ocultas": list_of(model_of(LinhaOculta)),
    "linhas": model_of(LinhasDoAto),
    "prazos": list_of(model_of(PrazoDoAto)),
}

Estrutura.readers = {
    "blocos": list_of(model_of(BlocoDoTexto)),
}

BlocoDoTexto.readers = {
    "estilos": list_of(model_of(EstiloDoTexto)),
    "linhas": list_of(list_of(model_of(CelulaDeTabela))),
}

CelulaDeTabela.readers = {
    "estilos": list_of(model_of(EstiloDoTexto)),
}

LinhasDoAto.readers = {
    "contratos": list_of(model_of(LinhaDeContrato)),
    "pessoal": list_of(model_of(LinhaDePessoal)),
    "licitacoes": list_of(model_of(LinhaDeLicitacao)),
    "sancoes": list_of(model_of(LinhaDeSancao)),
    "normas": list_of(model_of(LinhaDeNorma)),
}

LinhaDeContrato.readers = {
    "partes": list_of(model_of(LinhaDeContratoPartes)),
    "data_assinatura": as_date,
    "vigencia_inicio": as_date,
    "vigencia_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDaLinha)),
}

LinhaDePessoal.readers = {
    "data_efeito": as_date,
    "periodo_inicio": as_date,
    "periodo_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDePessoal)),
}

LinhaDeLicitacao.readers = {
    "data_abertura": as_date,
    "vencedores": list_of(model_of(VencedorDeLicitacao)),
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeLicitacao)),
}

LinhaDeSancao.readers = {
    "data_inicio": as_date,
    "data_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeSancao)),
}

LinhaDeNorma.readers = {
    "data": as_date,
    "entra_em_vigor": as_date,
    "altera": list_of(model_of(NormaTocada)),
    "revoga": list_of(model_of(NormaRevogada)),
    "regulamenta": list_of(model_of(NormaTocada)),
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeNorma)),
}

PrazoDoAto.readers = {
    "data": as_date,
    "desde": as_date,
}

Publicacoes.readers = {
    "publicacoes": list_of(model_of(Publicacao)),
}

RelacaoParte.readers = {
    "trechos": list_of(model_of(RelacaoParteTrechos)),
}

Relacao.readers = {
    "parte": model_of(RelacaoParte),
    "passagens": list_of(model_of(RelacaoPassagens)),
}

FonteDoAto.readers = {
    "xml": list_of(model_of(FonteDoAtoXml)),
}

Entidades.readers = {
    "normas_detalhadas": list_of(model_of(EntidadesNormasDetalhadas)),
    "pessoas": list_of(model_of(EntidadesPessoas)),
}

Parte.readers = {
    "data": as_date,
    "abertura": model_of(ParteAbertura),
}

Edicao.readers = {
    "data": as_date,
}

Fonte.readers = {
    "data": as_date,
    "declaracao": model_of(FonteDeclaracao),
    "primeira_em": as_moment,
    "ultima_em": as_moment,
}

Declaracao.readers = {
    "data": as_date,
}

Prova.readers = {
    "data": as_date,
    "xml": list_of(model_of(ProvaXml)),
    "zip": model_of(ProvaZip),
    "declaracao": model_of(ProvaDeclaracao),
}

Coletor.readers = {
    "ultima_resposta_em": as_moment,
    "proxima_tentativa_em": as_moment,
}

Pontualidade.readers = {
    "edicoes": list_of(model_of(PontualidadeDaSecao)),
    "meses": list_of(model_of(PontualidadeDoMes)),
}

PontualidadeDaSecao.readers = {
    "data": as_date,
    "nao_oferecida_em": as_moment,
    "oferecida_em": as_moment,
    "iniciada_em": as_moment,
    "completa_em": as_moment,
    "primeira_entrega_em": as_moment,
    "ultima_saida_em": as_moment,
    "ultima_entrega_em": as_moment,
    "segundos": model_of(PontualidadeDaSecaoSegundos),
}

PontualidadeDoMes.readers = {
    "coleta": model_of(TrechoMedido),
    "primeira_entrega": model_of(TrechoMedido),
    "ultima_saida": model_of(TrechoMedido),
    "ultima_entrega": model_of(TrechoMedido),
}

CitacaoCorrecoes.readers = {
    "publicacao": model_of(ResultadoBusca),
}

Citacao.readers = {
    "publicacoes": list_of(model_of(ResultadoBusca)),
    "correcoes": list_of(model_of(CitacaoCorrecoes)),
}

Verificacao.readers = {
    "citacoes": list_of(model_of(Citacao)),
}

Orgao.readers = {
    "primeira_data": as_date,
    "ultima_data": as_date,
}

TipoAto.readers = {
    "primeira_data": as_date,
    "ultima_data": as_date,
}

Alteracao.readers = {
    "em": as_moment,
    "publicacao": model_of(Publicacao),
}

PaginaAlteracoes.readers = {
    "resultados": list_of(model_of(Alteracao)),
}

Contrato.readers = {
    "partes": list_of(model_of(ContratoPartes)),
    "data_assinatura": as_date,
    "vigencia_inicio": as_date,
    "vigencia_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDaLinha)),
    "data_publicacao": as_date,
}

FacetaDeContratos.readers = {
    "valores": list_of(model_of(FacetaDeContratosValores)),
}

QualidadeDosContratos.readers = {
    "medida_em": as_date,
    "colunas": list_of(model_of(QualidadeDaColuna)),
}

PaginaContratosFacetas.readers = {
    "tipo_instrumento": model_of(FacetaDeContratos),
    "modalidade": model_of(FacetaDeContratos),
    "orgao": model_of(FacetaDeContratos),
    "fornecedor_ni": model_of(FacetaDeContratos),
    "mes": model_of(FacetaDeContratos),
}

PaginaContratos.readers = {
    "somas": list_of(model_of(SomaDeContratos)),
    "facetas": model_of(PaginaContratosFacetas),
    "qualidade": model_of(QualidadeDosContratos),
    "resultados": list_of(model_of(Contrato)),
    "avisos": list_of(model_of(Aviso)),
}

Movimento.readers = {
    "data_efeito": as_date,
    "periodo_inicio": as_date,
    "periodo_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDePessoal)),
    "data_publicacao": as_date,
}

FacetaDeLinhas.readers = {
    "valores": list_of(model_of(FacetaDeLinhasValores)),
}

QualidadeDePessoal.readers = {
    "medida_em": as_date,
    "colunas": list_of(model_of(QualidadeDaColunaDePessoal)),
}

PaginaPessoalFacetas.readers = {
    "tipo_movimentacao": model_of(FacetaDeLinhas),
    "orgao": model_of(FacetaDeLinhas),
    "sigla_funcao": model_of(FacetaDeLinhas),
    "codigo": model_of(FacetaDeLinhas),
    "mes": model_of(FacetaDeLinhas),
}

PaginaPessoal.readers = {
    "somas": list_of(model_of(SomaDeMovimentos)),
    "facetas": model_of(PaginaPessoalFacetas),
    "qualidade": model_of(QualidadeDePessoal),
    "resultados": list_of(model_of(Movimento)),
    "avisos": list_of(model_of(Aviso)),
}

Licitacao.readers = {
    "data_abertura": as_date,
    "vencedores": list_of(model_of(VencedorDeLicitacao)),
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeLicitacao)),
    "data_publicacao": as_date,
}

QualidadeDeLicitacoes.readers = {
    "medida_em": as_date,
    "colunas": list_of(model_of(QualidadeDaColunaDeLicitacoes)),
}

PaginaLicitacoesFacetas.readers = {
    "tipo_aviso": model_of(FacetaDeLinhas),
    "modalidade": model_of(FacetaDeLinhas),
    "orgao": model_of(FacetaDeLinhas),
    "mes": model_of(FacetaDeLinhas),
}

PaginaLicitacoes.readers = {
    "somas": list_of(model_of(SomaDeLicitacoes)),
    "facetas": model_of(PaginaLicitacoesFacetas),
    "qualidade": model_of(QualidadeDeLicitacoes),
    "resultados": list_of(model_of(Licitacao)),
    "avisos": list_of(model_of(Aviso)),
}

Sancao.readers = {
    "data_inicio": as_date,
    "data_fim": as_date,
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeSancao)),
    "data_publicacao": as_date,
}

QualidadeDeSancoes.readers = {
    "medida_em": as_date,
    "colunas": list_of(model_of(QualidadeDaColunaDeSancoes)),
}

PaginaSancoesFacetas.readers = {
    "categoria_sancao": model_of(FacetaDeLinhas),
    "ambito": model_of(FacetaDeLinhas),
    "orgao": model_of(FacetaDeLinhas),
    "mes": model_of(FacetaDeLinhas),
}

PaginaSancoes.readers = {
    "somas": list_of(model_of(SomaDeSancoes)),
    "facetas": model_of(PaginaSancoesFacetas),
    "qualidade": model_of(QualidadeDeSancoes),
    "resultados": list_of(model_of(Sancao)),
    "avisos": list_of(model_of(Aviso)),
}

Norma.readers = {
    "data": as_date,
    "entra_em_vigor": as_date,
    "altera": list_of(model_of(NormaTocada)),
    "revoga": list_of(model_of(NormaRevogada)),
    "regulamenta": list_of(model_of(NormaTocada)),
    "ato_data": as_date,
    "trechos": list_of(model_of(TrechoDeNorma)),
    "data_publicacao": as_date,
}

QualidadeDeNormas.readers = {
    "medida_em": as_date,
    "colunas": list_of(model_of(QualidadeDaColunaDeNormas)),
}

PaginaNormasFacetas.readers = {
    "especie": model_of(FacetaDeLinhas),
    "orgao": model_of(FacetaDeLinhas),
    "mes": model_of(FacetaDeLinhas),
}

PaginaNormas.readers = {
    "somas": list_of(model_of(SomaDeNormas)),
    "facetas": model_of(PaginaNormasFacetas),
    "qualidade": model_of(QualidadeDeNormas),
    "resultados": list_of(model_of(Norma)),
    "avisos": list_of(model_of(Aviso)),
}

AlteracaoDeNorma.readers = {
    "ato": model_of(Norma),
}

AlteracoesDaNorma.readers = {
    "qualidade": model_of(QualidadeDeNormas),
    "resultados": list_of(model_of(AlteracaoDeNorma)),
    "avisos": list_of(model_of(Aviso)),
}

CitacoesDaNorma.readers = {
    "primeira": as_date,
    "ultima": as_date,
}

EfeitoSobreNorma.readers = {
    "primeira": as_date,
    "ultima": as_date,
}

FichaDaNorma.readers = {
    "citacoes": model_of(CitacoesDaNorma),
    "atos": list_of(model_of(Norma)),
    "efeitos": list_of(model_of(EfeitoSobreNorma)),
    "revogada_por": list_of(model_of(AlteracaoDeNorma)),
    "qualidade": model_of(QualidadeDeNormas),
    "avisos": list_of(model_of(Aviso)),
}

EnvioWebhook.readers = {
    "horario_silencioso": model_of(EnvioWebhookHorarioSilencioso),
}

WebhookConferidoAteEdicao.readers = {
    "data": as_date,
}

WebhookConferidoAte.readers = {
    "em": as_moment,
    "edicao": model_of(WebhookConferidoAteEdicao),
    "faltam": list_of(as_date),
}

Webhook.readers = {
    "filtros": model_of(Filtros),
    "envio": model_of(EnvioWebhook),
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "inativado_em": as_moment,
    "conferido_ate": model_of(WebhookConferidoAte),
}

WebhookCriadoConferidoAteEdicao.readers = {
    "data": as_date,
}

WebhookCriadoConferidoAte.readers = {
    "em": as_moment,
    "edicao": model_of(WebhookCriadoConferidoAteEdicao),
    "faltam": list_of(as_date),
}

WebhookCriado.readers = {
    "filtros": model_of(Filtros),
    "envio": model_of(EnvioWebhook),
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "inativado_em": as_moment,
    "conferido_ate": model_of(WebhookCriadoConferidoAte),
}

TrocaSegredo.readers = {
    "vigente_em": as_moment,
}

PublicacaoEntregue.readers = {
    "data_publicacao": as_date,
}

EdicaoEntregue.readers = {
    "data": as_date,
}

Tentativa.readers = {
    "iniciada_em": as_moment,
}

Entrega.readers = {
    "criado_em": as_moment,
    "proxima_tentativa_em": as_moment,
    "concluido_em": as_moment,
    "publicacao": model_of(PublicacaoEntregue),
    "edicao": model_of(EdicaoEntregue),
}

EntregaDetalhe.readers = {
    "criado_em": as_moment,
    "proxima_tentativa_em": as_moment,
    "concluido_em": as_moment,
    "publicacao": model_of(PublicacaoEntregue),
    "edicao": model_of(EdicaoEntregue),
    "historico": list_of(model_of(Tentativa)),
    "requisicao": model_of(RequisicaoEntrega),
}

PaginaEntregas.readers = {
    "resultados": list_of(model_of(Entrega)),
}

HoraEstatisticas.readers = {
    "hora": as_moment,
    "entregas": model_of(ContagemEntregas),
    "tentativas": model_of(ContagemTentativas),
    "tempo_resposta": model_of(TempoResposta),
}

ErrosRecentes.readers = {
    "ultimo_em": as_moment,
}

Estatisticas.readers = {
    "desde": as_moment,
    "ate": as_moment,
    "entregas": model_of(ContagemEntregas),
    "tentativas": model_of(ContagemTentativas),
    "tempo_resposta": model_of(TempoResposta),
    "horas": list_of(model_of(HoraEstatisticas)),
    "erros_recentes": list_of(model_of(ErrosRecentes)),
}

Reenvio.readers = {
    "desde": as_moment,
    "ate": as_moment,
    "criado_em": as_moment,
    "concluido_em": as_moment,
}

Evento.readers = {
    "criado_em": as_moment,
}

PaginaEventos.readers = {
    "resultados": list_of(model_of(Evento)),
    "avisos": list_of(model_of(Aviso)),
}

Endereco.readers = {
    "confirmado_em": as_moment,
}

AlertaConferidoAteEdicao.readers = {
    "data": as_date,
}

AlertaConferidoAte.readers = {
    "em": as_moment,
    "edicao": model_of(AlertaConferidoAteEdicao),
    "faltam": list_of(as_date),
}

Alerta.readers = {
    "termos": list_of(model_of(TermoAlerta)),
    "filtros": model_of(FiltrosAlerta),
    "canais": model_of(Canais),
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "enderecos": list_of(model_of(Endereco)),
    "conferido_ate": model_of(AlertaConferidoAte),
}

SimulacaoDias.readers = {
    "data": as_date,
}

Simulacao.readers = {
    "desde": as_date,
    "ate": as_date,
    "consulta": model_of(Consulta),
    "dias": list_of(model_of(SimulacaoDias)),
    "exemplos": list_of(model_of(ResultadoBusca)),
    "avisos": list_of(model_of(Aviso)),
}

ExecucaoDias.readers = {
    "data": as_date,
}

Execucao.readers = {
    "desde": as_date,
    "ate": as_date,
    "consulta": model_of(Consulta),
    "dias": list_of(model_of(ExecucaoDias)),
    "exemplos": list_of(model_of(ResultadoBusca)),
    "avisos": list_of(model_of(Aviso)),
}

ListaDeTermos.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "alertas": list_of(model_of(AlertaDaLista)),
}

ListaComItens.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "alertas": list_of(model_of(AlertaDaLista)),
    "itens": list_of(model_of(TermoAlerta)),
}

ListaGravada.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "alertas": list_of(model_of(AlertaDaLista)),
    "recusados": list_of(model_of(ItemRecusado)),
}

Boletim.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "enderecos": list_of(model_of(Endereco)),
    "proximo_envio_em": as_moment,
}

PaginaAbertaBoletim.readers = {
    "data": as_date,
    "criado_em": as_moment,
}

PaginasAbertasBoletim.readers = {
    "resultados": list_of(model_of(PaginaAbertaBoletim)),
}

DestinatarioEnvio.readers = {
    "enviado_em": as_moment,
}

EnvioBoletim.readers = {
    "data": as_date,
    "criado_em": as_moment,
    "destinatarios": list_of(model_of(DestinatarioEnvio)),
}

EnvioBoletimDetalhe.readers = {
    "data": as_date,
    "criado_em": as_moment,
    "destinatarios": list_of(model_of(DestinatarioEnvio)),
}

PaginaEnviosBoletim.readers = {
    "resultados": list_of(model_of(EnvioBoletim)),
}

CadernoAnterior.readers = {
    "data": as_date,
}

CadernoProxima.readers = {
    "data": as_date,
}

CadernoSecoes.readers = {
    "completa_em": as_moment,
}

Caderno.readers = {
    "data": as_date,
    "anterior": model_of(CadernoAnterior),
    "proxima": model_of(CadernoProxima),
    "edicoes": list_of(model_of(Edicao)),
    "secoes": list_of(model_of(CadernoSecoes)),
    "mudaram": list_of(model_of(AtoMudado)),
    "alertas": list_of(model_of(AlertaDoCaderno)),
}

AlertaDoCaderno.readers = {
    "conferencia": model_of(AlertaDoCadernoConferencia),
    "ultimo": as_date,
    "atos": list_of(model_of(AtoDoCaderno)),
}

AtoDoCadernoLinhasPrazo.readers = {
    "data": as_date,
}

AtoDoCadernoLinhas.readers = {
    "linha": model_of(Contrato),
    "prazo": model_of(AtoDoCadernoLinhasPrazo),
}

AtoDoCaderno.readers = {
    "data_publicacao": as_date,
    "trecho": list_of(model_of(AtoDoCadernoTrecho)),
    "parte": model_of(EnderecoDaParte),
    "outros_alertas": list_of(model_of(AtoDoCadernoOutrosAlertas)),
    "linhas": list_of(model_of(AtoDoCadernoLinhas)),
    "prazos": list_of(model_of(PrazoDoAto)),
    "guardado_em": as_moment,
}

ResumoDeAto.readers = {
    "data_publicacao": as_date,
}

AtoMudadoMudancasParte.readers = {
    "trechos": list_of(model_of(AtoMudadoMudancasParteTrechos)),
}

AtoMudadoMudancas.readers = {
    "por": model_of(ResumoDeAto),
    "parte": model_of(AtoMudadoMudancasParte),
    "passagens": list_of(model_of(AtoMudadoMudancasPassagens)),
}

AtoMudado.readers = {
    "data_publicacao": as_date,
    "alertas": list_of(model_of(AtoMudadoAlertas)),
    "guardado_em": as_moment,
    "mudancas": list_of(model_of(AtoMudadoMudancas)),
}

AtoGuardado.readers = {
    "data_publicacao": as_date,
    "guardado_em": as_moment,
}

PaginaGuardados.readers = {
    "resultados": list_of(model_of(AtoGuardado)),
}

PrazosDoCadernoPrazos.readers = {
    "ato": model_of(ResumoDeAto),
    "prazo": model_of(PrazoDoAto),
}

PrazosDoCaderno.readers = {
    "data": as_date,
    "prazos": list_of(model_of(PrazosDoCadernoPrazos)),
}

MarcaDePessoa.readers = {
    "guardado_em": as_moment,
}

CadernoPorEmail.readers = {
    "ultimo_em": as_moment,
}

Pasta.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "proximo_prazo": as_date,
}

PastaComEtiquetas.readers = {
    "criado_em": as_moment,
    "atualizado_em": as_moment,
    "proximo_prazo": as_date,
    "etiquetas": list_of(model_of(PastaComEtiquetasEtiquetas)),
}

AtoDePasta.readers = {
    "ato": model_of(ResumoDeAto),
    "prazo": as_date,
    "responsavel": model_of(AtoDePastaResponsavel),
    "prazo_do_ato": model_of(PrazoDoAto),
    "guardado_em": as_moment,
    "atualizado_em": as_moment,
}

PaginaAtosDePasta.readers = {
    "resultados": list_of(model_of(AtoDePasta)),
}

Chave.readers = {
    "criado_em": as_moment,
    "expira_em": as_moment,
    "revogada_em": as_moment,
    "ultimo_uso_em": as_moment,
}

ChaveCriada.readers = {
    "criado_em": as_moment,
    "expira_em": as_moment,
    "revogada_em": as_moment,
    "ultimo_uso_em": as_moment,
}

UsoDiario.readers = {
    "data": as_date,
}

Conta.readers = {
    "criado_em": as_moment,
}

class ParametrosBuscar(TypedDict, total=False):
    """What may be given to `buscar`."""

    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    ignorar_assinatura: bool | None
    """Se as palavras de `termo` só contam fora das linhas de quem assina: um ato que a pessoa assina só é encontrado se o texto a nomeia também. `assinatura:` procura nelas mesmo assim."""
    data_inicio: str | date | None
    """Primeiro dia, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia, AAAA-MM-DD, inclusive."""
    secao: Literal["1", "2", "3", "extra", "extra1", "extra2", "extra3"] | Sequence[Literal["1", "2", "3", "extra", "extra1", "extra2", "extra3"]] | None
    """Seção; `extra` são todas as edições extras, `extra1`, `extra2` e `extra3` só as dessa seção. Repita o parâmetro para aceitar qualquer de várias."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    orgao_exceto: str | Sequence[str] | None
    """Órgão cujos atos ficam de fora, escrito como em `orgao`. Repita o parâmetro para deixar vários de fora."""
    tipo_ato: str | Sequence[str] | None
    """Tipo do ato, sem distinguir acentos e maiúsculas; com `*` no fim, todos os que começam assim (`Extrato*`). Repita o parâmetro para aceitar qualquer de vários."""
    edicao: str | None
    """Número da edição; as extras levam letra."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    cnpj: str | Sequence[str] | None
    """CNPJ que o texto nomeia, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários."""
    valor_min: float | None
    """O maior valor em reais que o texto nomeia é este ou mais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """O maior valor em reais que o texto nomeia é este ou menos. Com ponto antes dos centavos e nenhum entre milhares."""
    campos: Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"] | Sequence[Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"]] | None
    """Campos de cada resultado, separados por vírgulas, entre todos os de `/publicacao/{id}`; só eles vêm. Sem ele, os de `ResultadoBusca`."""
    ordem: Literal["relevancia", "recentes", "antigas", "valor"] | None
    """Ordem dos resultados; `valor`: pelo maior valor em reais que o texto nomeia, do maior ao menor, por último os que não nomeiam nenhum."""
    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Resultados por página."""
    trechos: bool | None
    """Se cada resultado traz em `trechos` onde está o que se procura."""
    agrupar: Literal["parte"] | None
    """Com `parte`, de cada publicação da página que traz vários atos vêm os que têm o que se procura, cada um num resultado, com `parte` e `trechos` próprios; a publicação, se nenhum ato tem tudo. Contam para um ato também o título, a abertura e a assinatura que valem para ele. `total`, `limite` e páginas continuam sendo de publicações: uma página pode trazer mais resultados que `limite`."""
    aproximar: bool | None
    """Se `aproximados` traz também os atos que só se aproximam do que foi escrito. Sem ele, na primeira página das buscas que encontram poucos (menos de 10), salvo com `literal=true`. Não muda `total` nem `resultados`."""
    facetas: Literal["secao", "orgao", "tipo_ato", "ano", "situacao"] | Sequence[Literal["secao", "orgao", "tipo_ato", "ano", "situacao"]] | None
    """O que contar em todo o resultado, não só na página: `secao`, `orgao`, `tipo_ato`, `ano`, `situacao`, separados por vírgula ou repetindo o parâmetro."""
    histograma: Literal["dia", "mes", "ano"] | None
    """Conta todo o resultado por dia, mês ou ano de publicação."""


class ParametrosObterPublicacao(TypedDict, total=False):
    """What may be given to `obterPublicacao`."""

    parte: str | None
    """Um dos atos de uma publicação que traz vários: o que vem depois de `#` em `endereco`, como em `partes`."""
    incluir: Literal["estrutura", "linhas", "prazos"] | None
    """`estrutura`: também a forma do ato na fonte (blocos, tabelas com células mescladas, destaques, lugares de imagens). `linhas`: também o que ele diz, em linhas de tabelas (`contratos` dos extratos, `pessoal` da Seção 2, `licitacoes` dos avisos da Seção 3, `sancoes` de empresas e `normas`; experimental). `prazos`: também as aberturas e os prazos que ele diz (experimental). Só do ato inteiro, sem `parte`."""


class ParametrosObterPublicacoes(TypedDict, total=False):
    """What may be given to `obterPublicacoes`."""

    campos: Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"] | Sequence[Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"]] | None
    """Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos."""


class ParametrosListarSemelhantes(TypedDict, total=False):
    """What may be given to `listarSemelhantes`."""

    limite: int | None
    """Quantos, no máximo."""


class ParametrosListarEdicoes(TypedDict, total=False):
    """What may be given to `listarEdicoes`."""

    data: str | date | None
    """Um dia, AAAA-MM-DD."""
    mes: str | None
    """Um mês, AAAA-MM."""
    ano: int | None
    """Um ano, com quatro algarismos."""


class ParametrosListarFontes(TypedDict, total=False):
    """What may be given to `listarFontes`."""

    desde: str | date | None
    """Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`."""
    ate: str | date | None
    """Última data, AAAA-MM-DD; sem ela, hoje em Brasília."""


class ParametrosListarDeclaracoes(TypedDict, total=False):
    """What may be given to `listarDeclaracoes`."""

    desde: str | date | None
    """Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`."""
    ate: str | date | None
    """Última data, AAAA-MM-DD; sem ela, hoje em Brasília."""


class ParametrosListarPontualidade(TypedDict, total=False):
    """What may be given to `listarPontualidade`."""

    desde: str | date | None
    """Primeira data, AAAA-MM-DD; sem ela, 30 dias antes de `ate`."""
    ate: str | date | None
    """Última data, AAAA-MM-DD; sem ela, hoje em Brasília."""


class CorpoVerificarCitacoes(TypedDict, total=False):
    """What may be given to `verificarCitacoes`."""

    pass


class ParametrosListarOrgaos(TypedDict, total=False):
    """What may be given to `listarOrgaos`."""

    pai: str | None
    """Caminho de um órgão: vêm os que estão logo abaixo dele."""
    prefixo: str | None
    """Como começa uma palavra do nome, ou a sigla, sem distinguir acentos e maiúsculas: vêm os de qualquer nível, no máximo 100; com `pai`, só os que estão logo abaixo dele."""


class ParametrosSugerir(TypedDict, total=False):
    """What may be given to `sugerir`."""

    pass


class ParametrosExportar(TypedDict, total=False):
    """What may be given to `exportar`."""

    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    ignorar_assinatura: bool | None
    """Se as palavras de `termo` só contam fora das linhas de quem assina: um ato que a pessoa assina só é encontrado se o texto a nomeia também. `assinatura:` procura nelas mesmo assim."""
    data_inicio: str | date | None
    """Primeiro dia, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia, AAAA-MM-DD, inclusive."""
    secao: Literal["1", "2", "3", "extra", "extra1", "extra2", "extra3"] | Sequence[Literal["1", "2", "3", "extra", "extra1", "extra2", "extra3"]] | None
    """Seção; `extra` são todas as edições extras, `extra1`, `extra2` e `extra3` só as dessa seção. Repita o parâmetro para aceitar qualquer de várias."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    orgao_exceto: str | Sequence[str] | None
    """Órgão cujos atos ficam de fora, escrito como em `orgao`. Repita o parâmetro para deixar vários de fora."""
    tipo_ato: str | Sequence[str] | None
    """Tipo do ato, sem distinguir acentos e maiúsculas; com `*` no fim, todos os que começam assim (`Extrato*`). Repita o parâmetro para aceitar qualquer de vários."""
    edicao: str | None
    """Número da edição; as extras levam letra."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    cnpj: str | Sequence[str] | None
    """CNPJ que o texto nomeia, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários."""
    valor_min: float | None
    """O maior valor em reais que o texto nomeia é este ou mais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """O maior valor em reais que o texto nomeia é este ou menos. Com ponto antes dos centavos e nenhum entre milhares."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    campos: Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"] | Sequence[Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"]] | None
    """Campos de cada publicação, separados por vírgulas, na ordem em que vêm. Sem ele, os de `/buscar`; o texto integral só vem se pedido."""
    agrupar: Literal["parte"] | None
    """Com `parte`, cada ato que a busca encontra numa publicação que traz vários é uma linha, com o texto, a assinatura e o que se lê neles próprios, e com `parte` no fim: o ato, como em `partes`. A publicação é a linha, e `parte` é `null`, se ela traz um só ou se nenhum tem tudo. Os outros campos são os da publicação. Em `csv` e `parquet` as colunas são `parte_endereco`, `parte_numero` e assim por diante."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """Identificador da última publicação recebida: a exportação continua depois dela, com os mesmos filtros. Com `agrupar=parte`, o `endereco` da última parte recebida, se a linha tem uma."""


class ParametrosListarAlteracoes(TypedDict, total=False):
    """What may be given to `listarAlteracoes`."""

    desde: str | None
    """O `proximo` da página anterior, ou o `cursor` de uma alteração; vale para sempre. Sem ele, desde o começo do acervo. 400 se este acervo não o deu, ou voltou atrás dele (foi restaurado de uma cópia): recomece sem `desde`."""
    limite: int | None
    """Alterações por página."""
    campos: Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"] | Sequence[Literal["id", "titulo", "resumo", "data_publicacao", "secao", "secao_base", "orgao", "tipo_ato", "url_original", "situacao", "sha256", "conteudo_completo", "ementa", "pagina", "edicao", "assinatura", "url_pdf", "palavras_chave", "publicacoes_relacionadas", "relacoes", "entidades", "partes", "imagens", "versao", "retirada_em", "recebida_em", "fonte", "citacao"]] | None
    """Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos."""
    incluir: Literal["estrutura"] | None
    """`estrutura`: de cada publicação também a forma dela na fonte, como em `/publicacao/{id}`."""


class ParametrosListarContratos(TypedDict, total=False):
    """What may be given to `listarContratos`."""

    fornecedor_ni: str | Sequence[str] | None
    """CNPJ do contratado, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    fornecedor_nome: str | None
    """Palavras seguidas do nome do contratado, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    contratante_nome: str | None
    """Palavras seguidas de quem contrata, como impresso, sem distinguir acentos e maiúsculas. Onde não está impresso, peça `orgao`. As publicações que têm estas palavras podem ser no máximo 20.000."""
    contratante_cnpj: str | Sequence[str] | None
    """CNPJ de quem contrata, se impresso, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    numero_contrato: str | Sequence[str] | None
    """Número do contrato (da ata, do convênio…), com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    numero_licitacao: str | Sequence[str] | None
    """Número da licitação de que veio, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    tipo_instrumento: Literal["contrato", "termo_aditivo", "apostilamento", "rescisao", "dispensa", "inexigibilidade", "ata_registro_precos", "convenio", "acordo_cooperacao", "doacao", "cessao", "comodato", "termo_execucao_descentralizada", "empenho", "rerratificacao", "termo_colaboracao", "prorrogacao_de_oficio", "outro"] | Sequence[Literal["contrato", "termo_aditivo", "apostilamento", "rescisao", "dispensa", "inexigibilidade", "ata_registro_precos", "convenio", "acordo_cooperacao", "doacao", "cessao", "comodato", "termo_execucao_descentralizada", "empenho", "rerratificacao", "termo_colaboracao", "prorrogacao_de_oficio", "outro"]] | None
    """Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários."""
    modalidade: Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"] | Sequence[Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"]] | None
    """Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias."""
    uasg: str | Sequence[str] | None
    """Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_global` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_global` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    assinatura_de: str | date | None
    """`data_assinatura` é este dia ou depois."""
    assinatura_ate: str | date | None
    """`data_assinatura` é este dia ou antes."""
    vigencia_fim_de: str | date | None
    """`vigencia_fim` é este dia ou depois."""
    vigencia_fim_ate: str | date | None
    """`vigencia_fim` é este dia ou antes."""
    vigencia_fim_em_dias: int | None
    """`vigencia_fim` é de hoje a este tanto de dias."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    facetas: Literal["tipo_instrumento", "modalidade", "orgao", "fornecedor_ni", "mes"] | Sequence[Literal["tipo_instrumento", "modalidade", "orgao", "fornecedor_ni", "mes"]] | None
    """O que contar e somar em todo o resultado, não só na página: `tipo_instrumento`, `modalidade`, `orgao`, `fornecedor_ni`, `mes`, separados por vírgula ou repetindo o parâmetro."""
    ordem: Literal["recentes", "antigas", "valor", "vigencia_fim"] | None
    """Ordem das linhas: as publicadas por último antes, ou depois; `valor`: do maior `valor_global` ao menor; `vigencia_fim`: as que terminam primeiro antes. As linhas em que ele não está impresso vêm por último."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosExportarContratos(TypedDict, total=False):
    """What may be given to `exportarContratos`."""

    fornecedor_ni: str | Sequence[str] | None
    """CNPJ do contratado, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    fornecedor_nome: str | None
    """Palavras seguidas do nome do contratado, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    contratante_nome: str | None
    """Palavras seguidas de quem contrata, como impresso, sem distinguir acentos e maiúsculas. Onde não está impresso, peça `orgao`. As publicações que têm estas palavras podem ser no máximo 20.000."""
    contratante_cnpj: str | Sequence[str] | None
    """CNPJ de quem contrata, se impresso, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    numero_contrato: str | Sequence[str] | None
    """Número do contrato (da ata, do convênio…), com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    numero_licitacao: str | Sequence[str] | None
    """Número da licitação de que veio, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    tipo_instrumento: Literal["contrato", "termo_aditivo", "apostilamento", "rescisao", "dispensa", "inexigibilidade", "ata_registro_precos", "convenio", "acordo_cooperacao", "doacao", "cessao", "comodato", "termo_execucao_descentralizada", "empenho", "rerratificacao", "termo_colaboracao", "prorrogacao_de_oficio", "outro"] | Sequence[Literal["contrato", "termo_aditivo", "apostilamento", "rescisao", "dispensa", "inexigibilidade", "ata_registro_precos", "convenio", "acordo_cooperacao", "doacao", "cessao", "comodato", "termo_execucao_descentralizada", "empenho", "rerratificacao", "termo_colaboracao", "prorrogacao_de_oficio", "outro"]] | None
    """Tipo do instrumento; repita o parâmetro para aceitar qualquer de vários."""
    modalidade: Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"] | Sequence[Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"]] | None
    """Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias."""
    uasg: str | Sequence[str] | None
    """Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_global` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_global` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    assinatura_de: str | date | None
    """`data_assinatura` é este dia ou depois."""
    assinatura_ate: str | date | None
    """`data_assinatura` é este dia ou antes."""
    vigencia_fim_de: str | date | None
    """`vigencia_fim` é este dia ou depois."""
    vigencia_fim_ate: str | date | None
    """`vigencia_fim` é este dia ou antes."""
    vigencia_fim_em_dias: int | None
    """`vigencia_fim` é de hoje a este tanto de dias."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros."""


class ParametrosListarPessoal(TypedDict, total=False):
    """What may be given to `listarPessoal`."""

    tipo_movimentacao: Literal["nomeacao", "exoneracao", "designacao", "dispensa", "substituicao", "aposentadoria", "pensao", "cessao", "requisicao", "remocao", "redistribuicao", "afastamento", "licenca", "reconducao", "reversao", "reintegracao", "promocao", "demissao", "vacancia", "contratacao", "rescisao", "transferencia_reserva", "tornar_sem_efeito", "retificacao", "delegacao", "comissao", "enquadramento", "convocacao", "alteracao_exercicio", "outro"] | Sequence[Literal["nomeacao", "exoneracao", "designacao", "dispensa", "substituicao", "aposentadoria", "pensao", "cessao", "requisicao", "remocao", "redistribuicao", "afastamento", "licenca", "reconducao", "reversao", "reintegracao", "promocao", "demissao", "vacancia", "contratacao", "rescisao", "transferencia_reserva", "tornar_sem_efeito", "retificacao", "delegacao", "comissao", "enquadramento", "convocacao", "alteracao_exercicio", "outro"]] | None
    """O que o ato faz com a pessoa; repita o parâmetro para aceitar qualquer de vários. Quem entra e quem sai de cargos e funções: `nomeacao`, `designacao`, `exoneracao`, `dispensa`."""
    pessoa_nome: str | None
    """Palavras seguidas do nome, sem distinguir acentos e maiúsculas: `silva`, `maria da silva`. Nomes iguais podem ser de pessoas diferentes. As publicações que têm estas palavras podem ser no máximo 20.000."""
    cargo_funcao: str | None
    """Palavras seguidas do cargo ou da função que o ato dá ou tira, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    cargo_efetivo: str | None
    """Palavras seguidas do cargo efetivo da pessoa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    unidade: str | None
    """Palavras seguidas da unidade do cargo ou da função, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    autoridade_nome: str | None
    """Palavras seguidas do nome de quem assina o ato, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    matricula: str | Sequence[str] | None
    """Número da matrícula (SIAPE ou outra), como impressa; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    data_efeito_de: str | date | None
    """O ato vale, como diz, deste dia ou depois."""
    data_efeito_ate: str | date | None
    """O ato vale, como diz, deste dia ou antes."""
    sigla_funcao: str | Sequence[str] | None
    """Sigla do código do cargo ou da função, em qualquer nível; repita o parâmetro para aceitar qualquer de várias."""
    codigo: str | Sequence[str] | None
    """Código do cargo ou da função, como quer que esteja impresso (`FG-2`, `FG 02`). Sem a categoria antes do ponto, qualquer uma (`DAS 5`: 101.5 e 102.5). Repita o parâmetro para aceitar qualquer de vários."""
    codigo_min: str | Sequence[str] | None
    """O mesmo, neste nível ou acima, na mesma categoria se ela é dada: `FCE 1.15` é FCE 1.15 a 1.18. Em CD, FG, FGR, FCT, CGE, CA e CAS o nível 1 é o mais alto; em FCE, CCE, FCPE, DAS, CJ, FC e CCT é o mais baixo; de outras siglas não se sabe a ordem. Repita o parâmetro para aceitar qualquer de vários."""
    substituto: bool | None
    """`true`: só quem substitui o titular do cargo; `false`: só os demais. Sem ele, todos."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    secao: Literal["2", "extra"] | Sequence[Literal["2", "extra"]] | None
    """Seção em que há linhas: a 2, ou edições extras; sem ele, as duas."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    facetas: Literal["tipo_movimentacao", "orgao", "sigla_funcao", "codigo", "mes"] | Sequence[Literal["tipo_movimentacao", "orgao", "sigla_funcao", "codigo", "mes"]] | None
    """O que contar em todo o resultado, não só na página: `tipo_movimentacao`, `orgao`, `sigla_funcao`, `codigo`, `mes`, separados por vírgula ou repetindo o parâmetro."""
    ordem: Literal["recentes", "antigas"] | None
    """Ordem das linhas: as publicadas por último antes, ou depois."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosExportarPessoal(TypedDict, total=False):
    """What may be given to `exportarPessoal`."""

    tipo_movimentacao: Literal["nomeacao", "exoneracao", "designacao", "dispensa", "substituicao", "aposentadoria", "pensao", "cessao", "requisicao", "remocao", "redistribuicao", "afastamento", "licenca", "reconducao", "reversao", "reintegracao", "promocao", "demissao", "vacancia", "contratacao", "rescisao", "transferencia_reserva", "tornar_sem_efeito", "retificacao", "delegacao", "comissao", "enquadramento", "convocacao", "alteracao_exercicio", "outro"] | Sequence[Literal["nomeacao", "exoneracao", "designacao", "dispensa", "substituicao", "aposentadoria", "pensao", "cessao", "requisicao", "remocao", "redistribuicao", "afastamento", "licenca", "reconducao", "reversao", "reintegracao", "promocao", "demissao", "vacancia", "contratacao", "rescisao", "transferencia_reserva", "tornar_sem_efeito", "retificacao", "delegacao", "comissao", "enquadramento", "convocacao", "alteracao_exercicio", "outro"]] | None
    """O que o ato faz com a pessoa; repita o parâmetro para aceitar qualquer de vários. Quem entra e quem sai de cargos e funções: `nomeacao`, `designacao`, `exoneracao`, `dispensa`."""
    pessoa_nome: str | None
    """Palavras seguidas do nome, sem distinguir acentos e maiúsculas: `silva`, `maria da silva`. Nomes iguais podem ser de pessoas diferentes. As publicações que têm estas palavras podem ser no máximo 20.000."""
    cargo_funcao: str | None
    """Palavras seguidas do cargo ou da função que o ato dá ou tira, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    cargo_efetivo: str | None
    """Palavras seguidas do cargo efetivo da pessoa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    unidade: str | None
    """Palavras seguidas da unidade do cargo ou da função, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    autoridade_nome: str | None
    """Palavras seguidas do nome de quem assina o ato, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    matricula: str | Sequence[str] | None
    """Número da matrícula (SIAPE ou outra), como impressa; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    data_efeito_de: str | date | None
    """O ato vale, como diz, deste dia ou depois."""
    data_efeito_ate: str | date | None
    """O ato vale, como diz, deste dia ou antes."""
    sigla_funcao: str | Sequence[str] | None
    """Sigla do código do cargo ou da função, em qualquer nível; repita o parâmetro para aceitar qualquer de várias."""
    codigo: str | Sequence[str] | None
    """Código do cargo ou da função, como quer que esteja impresso (`FG-2`, `FG 02`). Sem a categoria antes do ponto, qualquer uma (`DAS 5`: 101.5 e 102.5). Repita o parâmetro para aceitar qualquer de vários."""
    codigo_min: str | Sequence[str] | None
    """O mesmo, neste nível ou acima, na mesma categoria se ela é dada: `FCE 1.15` é FCE 1.15 a 1.18. Em CD, FG, FGR, FCT, CGE, CA e CAS o nível 1 é o mais alto; em FCE, CCE, FCPE, DAS, CJ, FC e CCT é o mais baixo; de outras siglas não se sabe a ordem. Repita o parâmetro para aceitar qualquer de vários."""
    substituto: bool | None
    """`true`: só quem substitui o titular do cargo; `false`: só os demais. Sem ele, todos."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    secao: Literal["2", "extra"] | Sequence[Literal["2", "extra"]] | None
    """Seção em que há linhas: a 2, ou edições extras; sem ele, as duas."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros."""


class ParametrosListarLicitacoes(TypedDict, total=False):
    """What may be given to `listarLicitacoes`."""

    tipo_aviso: Literal["abertura", "alteracao", "adiamento", "suspensao", "revogacao", "anulacao", "reabertura", "resultado", "homologacao", "adjudicacao", "deserta", "fracassada"] | Sequence[Literal["abertura", "alteracao", "adiamento", "suspensao", "revogacao", "anulacao", "reabertura", "resultado", "homologacao", "adjudicacao", "deserta", "fracassada"]] | None
    """O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários."""
    modalidade: Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"] | Sequence[Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"]] | None
    """Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias."""
    numero: str | Sequence[str] | None
    """Número da licitação, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    uasg: str | Sequence[str] | None
    """Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias."""
    srp: bool | None
    """`true`: só para registro de preços; `false`: só as demais. Sem ele, todas."""
    vencedor_ni: str | Sequence[str] | None
    """CNPJ de quem venceu, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    vencedor_nome: str | None
    """Palavras seguidas do nome de quem venceu, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_estimado` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_estimado` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    abertura_de: str | date | None
    """A sessão abre neste dia ou depois."""
    abertura_ate: str | date | None
    """A sessão abre neste dia ou antes."""
    abertura_em_dias: int | None
    """A sessão abre de hoje a este tanto de dias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    facetas: Literal["tipo_aviso", "modalidade", "orgao", "mes"] | Sequence[Literal["tipo_aviso", "modalidade", "orgao", "mes"]] | None
    """O que contar em todo o resultado, não só na página: `tipo_aviso`, `modalidade`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro."""
    ordem: Literal["recentes", "antigas", "abertura", "valor"] | None
    """Ordem das linhas: as publicadas por último antes, ou depois; `abertura`: as que abrem primeiro antes; `valor`: do maior `valor_estimado` ao menor. As linhas em que ele não está impresso vêm por último."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosExportarLicitacoes(TypedDict, total=False):
    """What may be given to `exportarLicitacoes`."""

    tipo_aviso: Literal["abertura", "alteracao", "adiamento", "suspensao", "revogacao", "anulacao", "reabertura", "resultado", "homologacao", "adjudicacao", "deserta", "fracassada"] | Sequence[Literal["abertura", "alteracao", "adiamento", "suspensao", "revogacao", "anulacao", "reabertura", "resultado", "homologacao", "adjudicacao", "deserta", "fracassada"]] | None
    """O que o aviso faz ou conta; repita o parâmetro para aceitar qualquer de vários."""
    modalidade: Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"] | Sequence[Literal["pregao", "concorrencia", "tomada_de_precos", "convite", "concurso", "leilao", "dialogo_competitivo", "rdc", "chamamento_publico", "credenciamento", "dispensa", "inexigibilidade", "nao_se_aplica"]] | None
    """Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias."""
    numero: str | Sequence[str] | None
    """Número da licitação, com ou sem o ano; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    uasg: str | Sequence[str] | None
    """Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias."""
    srp: bool | None
    """`true`: só para registro de preços; `false`: só as demais. Sem ele, todas."""
    vencedor_ni: str | Sequence[str] | None
    """CNPJ de quem venceu, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    vencedor_nome: str | None
    """Palavras seguidas do nome de quem venceu, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_estimado` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_estimado` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    abertura_de: str | date | None
    """A sessão abre neste dia ou depois."""
    abertura_ate: str | date | None
    """A sessão abre neste dia ou antes."""
    abertura_em_dias: int | None
    """A sessão abre de hoje a este tanto de dias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros."""


class ParametrosListarSancoes(TypedDict, total=False):
    """What may be given to `listarSancoes`."""

    categoria_sancao: Literal["advertencia", "multa", "impedimento", "suspensao", "inidoneidade", "descredenciamento"] | Sequence[Literal["advertencia", "multa", "impedimento", "suspensao", "inidoneidade", "descredenciamento"]] | None
    """Categoria da sanção; repita o parâmetro para aceitar qualquer de várias."""
    situacao_sancao: Literal["aplicada", "reduzida", "suspensa", "retirada"] | Sequence[Literal["aplicada", "reduzida", "suspensa", "retirada"]] | None
    """O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias."""
    ambito: Literal["licitacao", "anticorrupcao"] | Sequence[Literal["licitacao", "anticorrupcao"]] | None
    """Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários."""
    sancionado_cnpj: str | Sequence[str] | None
    """CNPJ da empresa, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    sancionado_nome: str | None
    """Palavras seguidas do nome da empresa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    vigente_em: str | date | None
    """Só as que, pelo ato, impedem a empresa de contratar neste dia: impedimento, suspensão, inidoneidade ou descredenciamento, aplicado ou reduzido, que começou até ele (no dia impresso; sem ele, no da publicação) e não acabou: no dia impresso, pelo prazo, ou, se nenhum se leu, em 5 anos, o mais que uma lei permite; a inidoneidade continua. O que outro ato mudou depois não é contado."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_multa` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_multa` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    facetas: Literal["categoria_sancao", "ambito", "orgao", "mes"] | Sequence[Literal["categoria_sancao", "ambito", "orgao", "mes"]] | None
    """O que contar em todo o resultado, não só na página: `categoria_sancao`, `ambito`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro."""
    ordem: Literal["recentes", "antigas", "valor"] | None
    """Ordem das linhas: as publicadas por último antes, ou depois; `valor`: da maior multa à menor, as linhas sem ela por último."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosExportarSancoes(TypedDict, total=False):
    """What may be given to `exportarSancoes`."""

    categoria_sancao: Literal["advertencia", "multa", "impedimento", "suspensao", "inidoneidade", "descredenciamento"] | Sequence[Literal["advertencia", "multa", "impedimento", "suspensao", "inidoneidade", "descredenciamento"]] | None
    """Categoria da sanção; repita o parâmetro para aceitar qualquer de várias."""
    situacao_sancao: Literal["aplicada", "reduzida", "suspensa", "retirada"] | Sequence[Literal["aplicada", "reduzida", "suspensa", "retirada"]] | None
    """O que o ato deixa da sanção; repita o parâmetro para aceitar qualquer de várias."""
    ambito: Literal["licitacao", "anticorrupcao"] | Sequence[Literal["licitacao", "anticorrupcao"]] | None
    """Âmbito da sanção; repita o parâmetro para aceitar qualquer de vários."""
    sancionado_cnpj: str | Sequence[str] | None
    """CNPJ da empresa, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura."""
    sancionado_nome: str | None
    """Palavras seguidas do nome da empresa, sem distinguir acentos e maiúsculas. As publicações que têm estas palavras podem ser no máximo 20.000."""
    processo: str | Sequence[str] | None
    """Número inteiro do processo, como impresso; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários."""
    vigente_em: str | date | None
    """Só as que, pelo ato, impedem a empresa de contratar neste dia: impedimento, suspensão, inidoneidade ou descredenciamento, aplicado ou reduzido, que começou até ele (no dia impresso; sem ele, no da publicação) e não acabou: no dia impresso, pelo prazo, ou, se nenhum se leu, em 5 anos, o mais que uma lei permite; a inidoneidade continua. O que outro ato mudou depois não é contado."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    valor_min: float | None
    """`valor_multa` é este ou mais, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    valor_max: float | None
    """`valor_multa` é este ou menos, em reais. Com ponto antes dos centavos e nenhum entre milhares."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros."""


class ParametrosListarNormas(TypedDict, total=False):
    """What may be given to `listarNormas`."""

    especie: Literal["emenda_constitucional", "lei_complementar", "lei_delegada", "lei", "medida_provisoria", "decreto_lei", "decreto_legislativo", "decreto", "instrucao_normativa", "instrucao", "orientacao_normativa", "norma_de_execucao", "portaria", "resolucao", "recomendacao", "deliberacao", "provimento", "circular", "ordem_de_servico", "ato"] | Sequence[Literal["emenda_constitucional", "lei_complementar", "lei_delegada", "lei", "medida_provisoria", "decreto_lei", "decreto_legislativo", "decreto", "instrucao_normativa", "instrucao", "orientacao_normativa", "norma_de_execucao", "portaria", "resolucao", "recomendacao", "deliberacao", "provimento", "circular", "ordem_de_servico", "ato"]] | None
    """O que o ato é; repita o parâmetro para aceitar qualquer de várias."""
    numero: str | Sequence[str] | None
    """Número do ato, com ou sem pontos. Repita o parâmetro para aceitar qualquer de vários."""
    ano: int | None
    """Ano do ato."""
    altera: str | Sequence[str] | None
    """Só os atos que alteram esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    revoga: str | Sequence[str] | None
    """Só os atos que revogam, inteira ou em parte, esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    regulamenta: str | Sequence[str] | None
    """Só os atos que regulamentam esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    entra_em_vigor_de: str | date | None
    """Só os que dizem que entram em vigor neste dia ou depois."""
    entra_em_vigor_ate: str | date | None
    """Só os que dizem que entram em vigor neste dia ou antes."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    facetas: Literal["especie", "orgao", "mes"] | Sequence[Literal["especie", "orgao", "mes"]] | None
    """O que contar em todo o resultado, não só na página: `especie`, `orgao`, `mes`, separados por vírgula ou repetindo o parâmetro."""
    ordem: Literal["recentes", "antigas", "vigor"] | None
    """Ordem das linhas: as publicadas por último antes, ou depois; `vigor`: as que entram em vigor por último antes, as que não dizem quando por último."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosListarAlteracoesDaNorma(TypedDict, total=False):
    """What may be given to `listarAlteracoesDaNorma`."""

    efeito: Literal["altera", "revoga", "regulamenta"] | Sequence[Literal["altera", "revoga", "regulamenta"]] | None
    """Só o que os atos fazem da norma destes modos; repita o parâmetro para aceitar qualquer de vários."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    cursor: str | None
    """O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre."""
    limite: int | None
    """Linhas por página."""


class ParametrosExportarNormas(TypedDict, total=False):
    """What may be given to `exportarNormas`."""

    especie: Literal["emenda_constitucional", "lei_complementar", "lei_delegada", "lei", "medida_provisoria", "decreto_lei", "decreto_legislativo", "decreto", "instrucao_normativa", "instrucao", "orientacao_normativa", "norma_de_execucao", "portaria", "resolucao", "recomendacao", "deliberacao", "provimento", "circular", "ordem_de_servico", "ato"] | Sequence[Literal["emenda_constitucional", "lei_complementar", "lei_delegada", "lei", "medida_provisoria", "decreto_lei", "decreto_legislativo", "decreto", "instrucao_normativa", "instrucao", "orientacao_normativa", "norma_de_execucao", "portaria", "resolucao", "recomendacao", "deliberacao", "provimento", "circular", "ordem_de_servico", "ato"]] | None
    """O que o ato é; repita o parâmetro para aceitar qualquer de várias."""
    numero: str | Sequence[str] | None
    """Número do ato, com ou sem pontos. Repita o parâmetro para aceitar qualquer de vários."""
    ano: int | None
    """Ano do ato."""
    altera: str | Sequence[str] | None
    """Só os atos que alteram esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    revoga: str | Sequence[str] | None
    """Só os atos que revogam, inteira ou em parte, esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    regulamenta: str | Sequence[str] | None
    """Só os atos que regulamentam esta norma, escrita como em `norma:`, com ou sem o ano. Repita o parâmetro para aceitar qualquer de várias."""
    entra_em_vigor_de: str | date | None
    """Só os que dizem que entram em vigor neste dia ou depois."""
    entra_em_vigor_ate: str | date | None
    """Só os que dizem que entram em vigor neste dia ou antes."""
    orgao: str | Sequence[str] | None
    """Órgão: o caminho completo, o começo dele, um só nível, ou a sigla de um órgão federal, sem distinguir acentos e maiúsculas. Repita o parâmetro para aceitar qualquer de vários."""
    situacao: Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"] | Sequence[Literal["publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"]] | None
    """O que outros atos do acervo fizeram do ato; repita o parâmetro para aceitar qualquer de várias."""
    data_inicio: str | date | None
    """Primeiro dia da publicação, AAAA-MM-DD, inclusive."""
    data_fim: str | date | None
    """Último dia da publicação, AAAA-MM-DD, inclusive."""
    termo: str | None
    """O que procurar. Palavras são combinadas por E; aceita `OU`, `NAO`, `-`, parênteses, `"frase exata"`, `prefixo*`, `"a b"~5` e `titulo:`, `ementa:`, `corpo:`, `orgao:`, `assinatura:`, `tipo:`; `cnpj:`, `processo:` e `norma:` procuram pelo que o texto nomeia. `*` encontra tudo. Acentos e maiúsculas não fazem diferença. Palavras fora das aspas também encontram o que costumam querer dizer (`nomeação`, *nomear*; `lei 8112/90`; `anvisa`): `consulta`, na resposta, diz como foi lido; `=palavra` e `literal` o impedem."""
    literal: bool | None
    """Se as palavras de `termo` e as siglas em `orgao` valem só o que está escrito; as flexões contam sempre."""
    formato: Literal["jsonl", "csv", "parquet"] | None
    """Forma do arquivo: `jsonl` (um objeto JSON por linha), `csv` (RFC 4180) ou `parquet`."""
    bom: bool | None
    """Só em `csv`. `true`: para planilhas, com a marca de UTF-8 no começo e um apóstrofo diante do que elas tomariam por fórmula."""
    apos: str | None
    """A última linha recebida, como `publicacao#id`: a exportação continua depois dela, com os mesmos filtros."""


class CorpoCriarWebhook(TypedDict, total=False):
    """What may be given to `criarWebhook`."""

    nome: str | None
    """Como você o chama, para o reconhecer entre outros; `null` se de nada."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    max_simultaneas: int | None
    """Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde."""
    envio: dict[str, Any] | None
    """Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora."""
    ativo: bool | None
    """Se recebe entregas."""
    secret: str | None
    """Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class ParametrosListarWebhooks(TypedDict, total=False):
    """What may be given to `listarWebhooks`."""

    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Webhooks por página, de 1 a 100."""


class CorpoGravarWebhook(TypedDict, total=False):
    """What may be given to `gravarWebhook`."""

    nome: str | None
    """Como você o chama, para o reconhecer entre outros; `null` se de nada."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    max_simultaneas: int | None
    """Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde."""
    envio: dict[str, Any] | None
    """Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora."""
    ativo: bool | None
    """Se recebe entregas."""
    secret: str | None
    """Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez."""


class CorpoAlterarWebhook(TypedDict, total=False):
    """What may be given to `alterarWebhook`."""

    nome: str | None
    """Como você o chama, para o reconhecer entre outros; `null` se de nada."""
    url: str | None
    """Endereço que recebe as entregas: https, com nome público, na porta 443 ou 8443, sem usuário nem senha."""
    eventos: Sequence[Literal["publicacao.nova", "publicacao.atualizada", "linha.nova", "linha.prazo", "edicao.publicada", "alerta.match"]] | None
    """Eventos a receber. `publicacao.nova`: uma publicação que os filtros deixam passar. `publicacao.atualizada`: mudou uma delas, ou outro ato a corrigiu. `linha.nova`: uma publicação tem uma linha nova, de `contratos`, `pessoal`, `licitacoes`, `sancoes` ou `normas`, que `filtros.linhas` deixa passar. `edicao.publicada`: uma edição está no acervo. `alerta.match`: um alerta encontrou uma publicação."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    max_simultaneas: int | None
    """Quantas entregas ele pode receber ao mesmo tempo, no máximo; `null`: de 8 a 64, conforme responde."""
    envio: dict[str, Any] | None
    """Quando sai o que ele recebe: o que falta recebe o padrão, e é trocado inteiro; `null`: na hora. O que já espera passa a esperar como dito agora."""
    ativo: bool | None
    """Se recebe entregas."""
    secret: str | None
    """Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoTrocarSegredo(TypedDict, total=False):
    """What may be given to `trocarSegredo`."""

    secret: str | None
    """Segredo com que as entregas são assinadas. Sem ele, criamos um e o devolvemos só desta vez."""
    carencia_horas: int | None
    """Por quantas horas `X-Service-Signature` ainda é assinada com o segredo antigo; 0 troca na hora."""


class CorpoTestarWebhook(TypedDict, total=False):
    """What may be given to `testarWebhook`."""

    pass


class CorpoReenviarEventos(TypedDict, total=False):
    """What may be given to `reenviarEventos`."""

    pass


class ParametrosListarEntregas(TypedDict, total=False):
    """What may be given to `listarEntregas`."""

    status: Literal["pendente", "enviando", "entregue", "falhou", "suspensa", "cancelada"] | None
    """Só as deste status."""
    tipo: Literal["publicacao.nova", "publicacao.atualizada", "linha.nova", "linha.prazo", "edicao.publicada", "alerta.match"] | None
    """Só as deste tipo de evento."""
    desde: str | date | datetime | None
    """Só as criadas a partir deste momento ou dia, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601."""
    ate: str | date | datetime | None
    """Só as criadas até este momento ou dia, inclusive. AAAA-MM-DD (dia de Brasília) ou data e hora com fuso, ISO 8601."""
    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Entregas por página."""


class ParametrosObterEstatisticas(TypedDict, total=False):
    """What may be given to `obterEstatisticas`."""

    periodo: Literal["24h", "7d", "30d"] | None
    """As últimas 24 horas, 7 dias ou 30 dias, por horas inteiras."""


class ParametrosListarEventos(TypedDict, total=False):
    """What may be given to `listarEventos`."""

    tipo: Literal["publicacao.nova", "publicacao.atualizada", "linha.nova", "linha.prazo", "edicao.publicada", "alerta.match"] | None
    """Só os deste tipo."""
    webhook: str | None
    """Só o que este webhook da conta receberia, com `termos_correspondentes` e `trechos` como nas entregas dele, esteja ativo ou não. Uma página pode vir vazia com `tem_mais`."""
    apos: str | None
    """O `proximo` da página anterior; `agora` começa depois de tudo o que já houve; sem ele, a partir do evento mais antigo ainda guardado (90 dias)."""
    limite: int | None
    """Eventos por página."""


class CorpoCriarAlerta(TypedDict, total=False):
    """What may be given to `criarAlerta`."""

    consulta: str | None
    """O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    canais: dict[str, Any] | None
    """A quem o alerta avisa."""
    frequencia: Literal["imediata", "edicao", "diaria"] | None
    """Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz."""
    hora: int | None
    """Hora de Brasília do e-mail diário; nas outras frequências não tem efeito."""
    avisar_vazio: bool | None
    """Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido."""
    ativo: bool | None
    """Se o alerta dispara."""
    termos: Sequence[dict[str, Any]] | None
    """Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`."""
    listas: Sequence[str] | None
    """Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoGravarAlerta(TypedDict, total=False):
    """What may be given to `gravarAlerta`."""

    consulta: str | None
    """O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    canais: dict[str, Any] | None
    """A quem o alerta avisa."""
    frequencia: Literal["imediata", "edicao", "diaria"] | None
    """Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz."""
    hora: int | None
    """Hora de Brasília do e-mail diário; nas outras frequências não tem efeito."""
    avisar_vazio: bool | None
    """Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido."""
    ativo: bool | None
    """Se o alerta dispara."""
    termos: Sequence[dict[str, Any]] | None
    """Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`."""
    listas: Sequence[str] | None
    """Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas."""


class CorpoAlterarAlerta(TypedDict, total=False):
    """What may be given to `alterarAlerta`."""

    nome: str | None
    """Nome do alerta: vai no assunto dos e-mails."""
    consulta: str | None
    """O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""
    canais: dict[str, Any] | None
    """A quem o alerta avisa."""
    frequencia: Literal["imediata", "edicao", "diaria"] | None
    """Com que frequência saem os e-mails. `imediata`: assim que há atos. `edicao`: um por edição. `diaria`: um por dia, à `hora`. Webhooks são avisados na hora, ou quando o `envio` deles diz."""
    hora: int | None
    """Hora de Brasília do e-mail diário; nas outras frequências não tem efeito."""
    avisar_vazio: bool | None
    """Se os endereços recebem também um e-mail quando uma edição conferida por inteiro não traz nada (na frequência `diaria`, um por dia). O que a fonte não trouxe nunca conta como conferido."""
    ativo: bool | None
    """Se o alerta dispara."""
    termos: Sequence[dict[str, Any]] | None
    """Termos, cada um uma consulta, até 10000: o alerta dispara para os atos que a `consulta` encontra e, se houver termos, ao menos um deles também. Os que encontraram cada ato vêm em `termos_correspondentes`."""
    listas: Sequence[str] | None
    """Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoSimularAlerta(TypedDict, total=False):
    """What may be given to `simularAlerta`."""

    consulta: str | None
    """O que procurar, na linguagem de `termo` da busca. O alerta dispara exatamente para os atos que a busca encontra. Com `termos`, `listas` ou `filtros.linhas`, pode faltar: vale então `*`, que encontra tudo."""
    termos: Sequence[dict[str, Any]] | None
    """Termos, como os do alerta, no máximo 200."""
    listas: Sequence[str] | None
    """Identificadores de listas da conta (`/listas`), até 20: os itens delas valem como `termos` do alerta, e mudam com elas."""
    filtros: dict[str, Any] | None
    """Que publicações interessam; o que falta não filtra."""


class CorpoExecutarAlerta(TypedDict, total=False):
    """What may be given to `executarAlerta`."""

    entregar: bool | None
    """Se o que for encontrado deve ser entregue aos canais do alerta; sem isso, só é mostrado. O que o alerta já entregou não é entregue de novo, salvo uma linha entregue há mais de 90 dias."""


class CorpoCriarLista(TypedDict, total=False):
    """What may be given to `criarLista`."""

    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoGravarLista(TypedDict, total=False):
    """What may be given to `gravarLista`."""

    pass


class CorpoAlterarLista(TypedDict, total=False):
    """What may be given to `alterarLista`."""

    nome: str | None
    """Nome da lista, para você."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""
    itens: Sequence[dict[str, Any]] | None
    """Os itens, até 10000, cada um uma consulta. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram."""
    adicionar: Sequence[dict[str, Any]] | None
    """Itens a acrescentar aos que ela tem. Um item que o serviço não sabe ler fica de fora, e `recusados` o diz; os outros entram."""
    remover: Sequence[str] | None
    """Termos a tirar, como a lista os tem; o que ela não tem não faz diferença."""


class CorpoCriarBoletim(TypedDict, total=False):
    """What may be given to `criarBoletim`."""

    destinatarios: Sequence[str] | None
    """Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado."""
    assunto: str | None
    """Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    cabecalho: str | None
    """Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    rodape: str | None
    """Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    texto_vazio: str | None
    """O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    enviar_vazio: bool | None
    """Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo."""
    agrupar_por: Literal["termo", "orgao", "secao", "alerta"] | None
    """Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`."""
    conteudo: Literal["ementa", "trecho", "integra"] | None
    """O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres."""
    anexar_csv: bool | None
    """Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre."""
    anexar_xlsx: bool | None
    """Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula."""
    frequencia: Literal["diaria", "semanal", "mensal"] | None
    """Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`)."""
    hora: int | None
    """Hora de Brasília em que sai."""
    dias: Sequence[Literal["dom", "seg", "ter", "qua", "qui", "sex", "sab"]] | None
    """Dias da semana em que sai; só na frequência `semanal`."""
    dia_do_mes: int | None
    """Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`."""
    ativo: bool | None
    """Se recolhe o que os alertas encontram, e sai."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoGravarBoletim(TypedDict, total=False):
    """What may be given to `gravarBoletim`."""

    destinatarios: Sequence[str] | None
    """Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado."""
    assunto: str | None
    """Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    cabecalho: str | None
    """Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    rodape: str | None
    """Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    texto_vazio: str | None
    """O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    enviar_vazio: bool | None
    """Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo."""
    agrupar_por: Literal["termo", "orgao", "secao", "alerta"] | None
    """Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`."""
    conteudo: Literal["ementa", "trecho", "integra"] | None
    """O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres."""
    anexar_csv: bool | None
    """Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre."""
    anexar_xlsx: bool | None
    """Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula."""
    frequencia: Literal["diaria", "semanal", "mensal"] | None
    """Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`)."""
    hora: int | None
    """Hora de Brasília em que sai."""
    dias: Sequence[Literal["dom", "seg", "ter", "qua", "qui", "sex", "sab"]] | None
    """Dias da semana em que sai; só na frequência `semanal`."""
    dia_do_mes: int | None
    """Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`."""
    ativo: bool | None
    """Se recolhe o que os alertas encontram, e sai."""


class CorpoAlterarBoletim(TypedDict, total=False):
    """What may be given to `alterarBoletim`."""

    nome: str | None
    """Nome do boletim."""
    alertas: Sequence[str] | None
    """Identificadores de alertas desta conta, na ordem em que o e-mail os mostra. O que eles encontram enquanto o boletim está ativo vai no próximo; um ato que vários encontram vai uma vez, com o nome de todos."""
    destinatarios: Sequence[str] | None
    """Endereços de e-mail, guardados em minúsculas; cada um recebe um e-mail só seu. A cada um pedimos antes que confirme, salvo se quem opera o serviço responde pelo domínio dele: até lá nada lhe é enviado."""
    assunto: str | None
    """Assunto do e-mail. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    cabecalho: str | None
    """Texto que abre o e-mail, sem HTML: cada linha é um parágrafo, e endereços da web viram links. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    rodape: str | None
    """Texto que fecha o e-mail, como `cabecalho`. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    texto_vazio: str | None
    """O que o e-mail diz quando nada foi encontrado, como `cabecalho`. Não é dito se nada foi conferido, nem de edições em que já tinham sido encontrados atos. Pode ter `{{data}}`, `{{periodo}}`, `{{total}}`, `{{atos}}`, `{{nome}}`."""
    enviar_vazio: bool | None
    """Se o boletim sai também quando nada foi encontrado. Sem edição conferida nem atrasada, como num domingo, não sai, a não ser para dizer que nenhum alerta dele está ativo."""
    agrupar_por: Literal["termo", "orgao", "secao", "alerta"] | None
    """Sob que título cada ato vem, uma só vez: o primeiro `termo` que o encontrou (o nome do alerta, se ele não tem termos), o `orgao`, a `secao` ou o primeiro `alerta`."""
    conteudo: Literal["ementa", "trecho", "integra"] | None
    """O que se mostra de cada ato: a `ementa` (ou o resumo, se não tem), o `trecho` que foi encontrado ou a `integra`, até 20.000 caracteres."""
    anexar_csv: bool | None
    """Se vai anexa uma planilha CSV com todos os atos, até 5.000, como o Excel em português a abre."""
    anexar_xlsx: bool | None
    """Se vai anexa a mesma planilha como pasta de trabalho do Excel (XLSX): as mesmas colunas, com links que se clicam e nenhuma fórmula."""
    frequencia: Literal["diaria", "semanal", "mensal"] | None
    """Quando sai, sempre à `hora`: todo dia (`diaria`), nos `dias` da semana (`semanal`) ou no `dia_do_mes` (`mensal`)."""
    hora: int | None
    """Hora de Brasília em que sai."""
    dias: Sequence[Literal["dom", "seg", "ter", "qua", "qui", "sex", "sab"]] | None
    """Dias da semana em que sai; só na frequência `semanal`."""
    dia_do_mes: int | None
    """Dia do mês em que sai; num mês mais curto, no último. Só na frequência `mensal`."""
    ativo: bool | None
    """Se recolhe o que os alertas encontram, e sai."""
    chave: str | None
    """Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem."""


class CorpoPreverBoletim(TypedDict, total=False):
    """What may be given to `preverBoletim`."""

    pass


class ParametrosListarEnviosBoletim(TypedDict, total=False):
    """What may be given to `listarEnviosBoletim`."""

    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Envios por página."""


class ParametrosListarPaginasBoletim(TypedDict, total=False):
    """What may be given to `listarPaginasBoletim`."""

    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Envios por página."""


class ParametrosLerCaderno(TypedDict, total=False):
    """What may be given to `lerCaderno`."""

    data: str | date | None
    """O dia, AAAA-MM-DD, até hoje; sem ele, o mais recente com edição no acervo."""
    alerta: str | None
    """Identificador de um alerta da conta: em `alertas` vem só ele."""
    por_alerta: int | None
    """Quantos atos de cada alerta vêm, no máximo; ao todo, no máximo 300."""


class ParametrosListarPrazosDoCaderno(TypedDict, total=False):
    """What may be given to `listarPrazosDoCaderno`."""

    data: str | date | None
    """O dia, AAAA-MM-DD, até hoje; sem ele, o mais recente com edição no acervo."""


class CorpoMarcarAtosDoCaderno(TypedDict, total=False):
    """What may be given to `marcarAtosDoCaderno`."""

    lido: bool | None
    """Se ficam lidas; ausente: como estão."""
    guardado: bool | None
    """Se ficam guardadas; ausente: como estão."""


class ParametrosListarGuardados(TypedDict, total=False):
    """What may be given to `listarGuardados`."""

    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Quantos atos por página."""


class CorpoDefinirCadernoPorEmail(TypedDict, total=False):
    """What may be given to `definirCadernoPorEmail`."""

    pass


class ParametrosListarPastas(TypedDict, total=False):
    """What may be given to `listarPastas`."""

    publicacao: str | None
    """Só as que têm este ato, pelo identificador da publicação."""


class CorpoCriarPasta(TypedDict, total=False):
    """What may be given to `criarPasta`."""

    pass


class CorpoAlterarPasta(TypedDict, total=False):
    """What may be given to `alterarPasta`."""

    versao: str | None
    """A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia."""


class ParametrosExcluirPasta(TypedDict, total=False):
    """What may be given to `excluirPasta`."""

    versao: str | None
    """A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia."""


class ParametrosListarAtosDaPasta(TypedDict, total=False):
    """What may be given to `listarAtosDaPasta`."""

    etiqueta: str | None
    """Só os que têm esta etiqueta, como está escrita."""
    responsavel: str | None
    """Só os de que cuida esta pessoa, pelo identificador."""
    prazo_ate: str | date | None
    """Só os que têm prazo até este dia, inclusive."""
    andamento: Literal["aberto", "concluido"] | None
    """Só os abertos, ou só os concluídos."""
    ordem: Literal["prazo", "data", "prazo_do_ato"] | None
    """`prazo`: o que vence antes vem antes, e o que não tem prazo vem por último; `data`: o ato mais novo vem antes; `prazo_do_ato`: o que o texto do ato diz para antes, de hoje em diante, vem antes, e o ato que não diz nada por último, o mais novo antes."""
    pagina: int | None
    """Página, a partir de 1; depois da última, `resultados` vem vazio."""
    limite: int | None
    """Quantos atos por página."""


class CorpoGuardarAtoEmPasta(TypedDict, total=False):
    """What may be given to `guardarAtoEmPasta`."""

    nota: str | None
    """O que se quis anotar; vazia se nada."""
    etiquetas: Sequence[str] | None
    """Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida."""
    responsavel: str | None
    """Identificador de uma pessoa da conta; `null`: ninguém."""
    prazo: str | date | None
    """Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo."""
    andamento: Literal["aberto", "concluido"] | None
    """Se ainda há o que fazer."""
    versao: str | None
    """A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia."""


class CorpoAlterarAtoDaPasta(TypedDict, total=False):
    """What may be given to `alterarAtoDaPasta`."""

    nota: str | None
    """O que se quis anotar; vazia se nada."""
    etiquetas: Sequence[str] | None
    """Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida."""
    responsavel: str | None
    """Identificador de uma pessoa da conta; `null`: ninguém."""
    prazo: str | date | None
    """Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo."""
    andamento: Literal["aberto", "concluido"] | None
    """Se ainda há o que fazer."""
    versao: str | None
    """A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia."""


class ParametrosRetirarAtoDaPasta(TypedDict, total=False):
    """What may be given to `retirarAtoDaPasta`."""

    versao: str | None
    """A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia."""


class ParametrosListarChaves(TypedDict, total=False):
    """What may be given to `listarChaves`."""

    conta: str | None
    """Só as chaves desta conta."""


class CorpoCriarChave(TypedDict, total=False):
    """What may be given to `criarChave`."""

    limite: int | None
    """Requisições por minuto; acima de 120, só quem administra a instalação."""
    expira: str | date | None
    """Último dia em que a chave vale, em Brasília."""
    conta: str | None
    """Conta da chave; sem ela, a sua. Só quem administra a instalação nomeia outra."""


class CorpoAlterarChave(TypedDict, total=False):
    """What may be given to `alterarChave`."""

    nome: str | None
    """Para que serve a chave."""
    escopos: Sequence[Literal["consulta", "webhooks", "alertas", "feeds", "administracao"]] | None
    """O que a chave pode fazer; só quem administra a instalação dá `administracao`."""
    limite: int | None
    """Requisições por minuto; acima de 120, só quem administra a instalação."""
    expira: str | date | None
    """Último dia em que a chave vale, em Brasília."""


class ParametrosObterUsoChave(TypedDict, total=False):
    """What may be given to `obterUsoChave`."""

    periodo: Literal["7d", "30d", "90d"] | None
    """Os últimos 7, 30 ou 90 dias, o de hoje incluído."""


class CorpoCriarConta(TypedDict, total=False):
    """What may be given to `criarConta`."""

    pass


class CorpoAlterarConta(TypedDict, total=False):
    """What may be given to `alterarConta`."""

    nome: str | None
    """Nome da pessoa ou equipe."""
    email: str | None
    """Para onde vão os avisos sobre os webhooks dela."""
