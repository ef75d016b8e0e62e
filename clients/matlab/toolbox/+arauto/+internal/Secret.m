classdef Secret < handle
% A text that is not shown, however it is printed. It lives in a closure, which shows only its code.
  properties (Access = private, Hidden)
    read
  end

  methods
    function self = Secret(value)
      self.read = @() value;
    end

    function value = reveal(self)
      value = self.read();
    end

    function disp(self) %#ok<MANU>
      fprintf('***\n');
    end

    function display(self) %#ok<MANU>
      fprintf('***\n');
    end
  end
end
