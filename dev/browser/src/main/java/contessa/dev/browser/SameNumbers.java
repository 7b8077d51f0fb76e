package contessa.dev.browser;

import contessa.dev.browser.instead.BrowserText;
import java.util.List;
import org.teavm.backend.javascript.TeaVMJavaScriptHost;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Variable;
import org.teavm.model.instructions.BinaryInstruction;
import org.teavm.model.instructions.BinaryOperation;
import org.teavm.model.instructions.CastNumberInstruction;
import org.teavm.model.instructions.DoubleConstantInstruction;
import org.teavm.model.instructions.GetElementInstruction;
import org.teavm.model.instructions.GetFieldInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.model.instructions.NumericOperandType;
import org.teavm.model.util.DefinitionExtractor;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A transformer for JavaScript, whose numbers are doubles: it rounds every new {@code float}, and
 * keeps {@code a * (b * c)} as it is, since TeaVM leaves out such parentheses.
 */
public final class SameNumbers implements TeaVMPlugin, ClassHolderTransformer {

  private static final MethodReference ROUND =
      new MethodReference(BrowserText.class, "round", float.class, float.class);
  private static final MethodReference SAME =
      new MethodReference(BrowserText.class, "same", double.class, double.class);

  @Override
  public void install(TeaVMHost host) {
    if (host.getExtension(TeaVMJavaScriptHost.class) != null) {
      host.add(this);
    }
  }

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (cls.getName().startsWith("contessa.")) {
      for (MethodHolder method : cls.getMethods()) {
        if (method.getProgram() != null) {
          for (BasicBlock block : method.getProgram().getBasicBlocks()) {
            block.forEach(SameNumbers::transform);
          }
        }
      }
    }
  }

  private static void transform(Instruction instruction) {
    if (instruction instanceof BinaryInstruction binary) {
      if (binary.getOperandType() == NumericOperandType.FLOAT) {
        Variable exact = instruction.getProgram().createVariable();
        instruction.insertNext(call(ROUND, exact, binary.getReceiver()));
        binary.setReceiver(exact);
      } else if (losesParentheses(binary) && !isPlain(binary, binary.getSecondOperand())) {
        Variable second = instruction.getProgram().createVariable();
        instruction.insertPrevious(call(SAME, binary.getSecondOperand(), second));
        binary.setSecondOperand(second);
      }
    } else if (instruction instanceof CastNumberInstruction cast
        && cast.getTargetType() == NumericOperandType.FLOAT) {
      Variable exact = instruction.getProgram().createVariable();
      instruction.insertNext(call(ROUND, exact, cast.getReceiver()));
      cast.setReceiver(exact);
    }
  }

  private static boolean losesParentheses(BinaryInstruction binary) {
    return binary.getOperandType() == NumericOperandType.DOUBLE
        && (binary.getOperation() == BinaryOperation.ADD
            || binary.getOperation() == BinaryOperation.MULTIPLY);
  }

  /** Whether this is no calculation; what comes from elsewhere may be one once it is inlined. */
  private static boolean isPlain(Instruction use, Variable value) {
    DefinitionExtractor defined = new DefinitionExtractor();
    for (Instruction each = use.getPrevious(); each != null; each = each.getPrevious()) {
      each.acceptVisitor(defined);
      if (List.of(defined.getDefinedVariables()).contains(value)) {
        return each instanceof DoubleConstantInstruction
            || each instanceof GetFieldInstruction
            || each instanceof GetElementInstruction
            || each instanceof CastNumberInstruction;
      }
    }
    return false;
  }

  private static InvokeInstruction call(MethodReference method, Variable from, Variable to) {
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(method);
    call.setArguments(from);
    call.setReceiver(to);
    return call;
  }
}
