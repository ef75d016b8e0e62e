% Runs all cases in GNU Octave: octave-cli --eval runOctave. Ends with 1 if one fails.
addpath(fullfile(fileparts(mfilename('fullpath')), '..', 'toolbox'));
list = cases();
failed = 0;
for index = 1:size(list, 1)
  try
    list{index, 2}();
  catch problem
    failed = failed + 1;
    printf('FAILED %s: %s\n', list{index, 1}, problem.message);
    printf('  %s:%d\n', problem.stack(end).name, problem.stack(end).line);
  end
end
printf('%d of %d cases hold (GNU Octave %s)\n', size(list, 1) - failed, size(list, 1), version());
exit(failed > 0);
