package contessa.dev.browser;

import module java.base;

import contessa.dev.browser.instead.Methods;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A transformer of what is compiled: our code calls {@link Methods} in place of methods of the JDK
 * that TeaVM's classes lack. A receiver becomes the first argument.
 */
public final class InsteadMethods implements TeaVMPlugin, ClassHolderTransformer {

  private final Map<MethodReference, MethodReference> instead = new HashMap<>();

  public InsteadMethods() {
    replace(false, Integer.class, "expand", int.class, int.class, int.class);
    replace(false, Integer.class, "compress", int.class, int.class, int.class);
    replace(false, Long.class, "expand", long.class, long.class, long.class);
    replace(false, Float.class, "float16ToFloat", short.class, float.class);
    replace(
        false,
        MethodHandles.class,
        "byteArrayViewVarHandle",
        Class.class,
        ByteOrder.class,
        VarHandle.class);
    replace(true, VarHandle.class, "set", byte[].class, int.class, long.class, void.class);
  }

  private void replace(boolean receiver, Class<?> owner, String name, Class<?>... signature) {
    MethodReference method = new MethodReference(owner, name, signature);
    ValueType[] types = method.getSignature();
    MethodReference ours =
        new MethodReference(
            Methods.class.getName(), name, receiver ? with(ValueType.parse(owner), types) : types);
    instead.put(method, ours);
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (cls.getName().startsWith("contessa.")) {
      cls.getMethods().forEach(this::transform);
    }
  }

  private void transform(MethodHolder method) {
    if (method.getProgram() != null) {
      for (BasicBlock block : method.getProgram().getBasicBlocks()) {
        block.forEach(this::transform);
      }
    }
  }

  private void transform(Instruction instruction) {
    if (instruction instanceof InvokeInstruction call) {
      MethodReference ours = instead.get(call.getMethod());
      if (ours != null) {
        Variable[] arguments = call.getArguments().toArray(Variable[]::new);
        Variable receiver = call.getInstance();
        call.setInstance(null);
        call.setArguments(receiver == null ? arguments : with(receiver, arguments));
        call.setType(InvocationType.SPECIAL);
        call.setMethod(ours);
      }
    }
  }

  private static <T> T[] with(T first, T[] others) {
    T[] all = Arrays.copyOf(others, others.length + 1);
    System.arraycopy(others, 0, all, 1, others.length);
    all[0] = first;
    return all;
  }
}
