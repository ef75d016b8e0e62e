classdef tClient < matlab.unittest.TestCase
% Runs all cases in MATLAB: runtests('tests').
  properties (TestParameter)
    case_ = cell2struct(num2cell(cases(), 2), matlab.lang.makeValidName(getfieldnames()), 1)
  end

  methods (Test)
    function run(testCase, case_)
      testCase.verifyWarningFree(case_{2});
    end
  end
end

function names = getfieldnames()
  list = cases();
  names = list(:, 1);
end
