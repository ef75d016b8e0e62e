% How a receiver handles a delivery, signed here. Needs no service.
secret = 'um-segredo-de-teste';
body = '{"id":"evt_1","tipo":"publicacao.nova","dados":{"publicacao":{"id":"pub_1","titulo":"PORTARIA 7"}}}';
headers = arauto.signWebhook(body, 'evt_1', secret);
for received = {body, [body ' ']}
  try
    event = arauto.verifyWebhook(received{1}, headers, secret);
    fprintf('204: %s %s\n', event.tipo, event.dados.publicacao.titulo);
  catch problem
    fprintf('401: %s\n', problem.message);
  end
end
