addpath(fullfile(fileparts(mfilename('fullpath')), '..', '..', '..', 'clients', 'matlab', 'toolbox'));
c = arauto.Client();
count = 0;
pages = c.pages('buscar', '*', 'limite', 100);
while pages.hasNext()
  page = pages.next();
  count = count + sum(~cellfun(@isempty, {page.resultados.titulo}));
end
printf('%d\n', count);
