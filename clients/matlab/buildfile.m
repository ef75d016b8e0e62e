function plan = buildfile
% In MATLAB: buildtool test, buildtool package.
  plan = buildplan(localfunctions);
  plan.DefaultTasks = "test";
end

function testTask(~)
% Runs the cases of the unit tests.
  addpath('toolbox');
  assertSuccess(runtests('tests'));
end

function packageTask(~)
% Makes arauto.mltbx.
  options = matlab.addons.toolbox.ToolboxOptions('toolbox', 'b1b9a1f2-6d3c-4a70-9c55-0d8f0c2e7a41');
  options.ToolboxName = 'arauto';
  options.ToolboxVersion = '0.1.0';
  options.OutputFile = 'arauto.mltbx';
  matlab.addons.toolbox.packageToolbox(options);
end
