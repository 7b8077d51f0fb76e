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
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A transformer of what is compiled: our code calls {@link Methods} in place of methods of the JDK
 * that TeaVM's classes lack, and TeaVM's classes call them where they have large tables for what
 * browsers know. A receiver becomes the first argument.
 */
public final class InsteadMethods implements TeaVMPlugin, ClassHolderTransformer {

  private final Map<MethodReference, MethodReference> instead = new HashMap<>();
  private final Map<MethodReference, MethodReference> bodies = new HashMap<>();

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
    body(false, Double.class, "parseDouble", String.class, double.class);
    body(false, Double.class, "toString", double.class, String.class);
    body(true, StringBuilder.class, "append", double.class, StringBuilder.class);
    body(false, Character.class, "getType", int.class, int.class);
    body(true, String.class, "toLowerCase", String.class);
    body(true, String.class, "toUpperCase", String.class);
  }

  private void replace(boolean receiver, Class<?> owner, String name, Class<?>... signature) {
    MethodReference method = new MethodReference(owner, name, signature);
    instead.put(method, ours(receiver, method));
  }

  private void body(boolean receiver, Class<?> owner, String name, Class<?>... signature) {
    MethodReference method = new MethodReference(owner, name, signature);
    bodies.put(method, ours(receiver, method));
  }

  private static MethodReference ours(boolean receiver, MethodReference method) {
    ValueType[] types = method.getSignature();
    return new MethodReference(
        Methods.class.getName(),
        method.getName(),
        receiver ? with(ValueType.object(method.getClassName()), types) : types);
  }

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (cls.getName().startsWith("contessa.")) {
      cls.getMethods().forEach(this::transform);
    } else if (cls.getName().startsWith("java.lang.")) {
      for (MethodHolder method : cls.getMethods()) {
        MethodReference ours = bodies.get(method.getReference());
        if (ours != null) {
          method.setProgram(call(method, ours));
        }
      }
    }
  }

  private static Program call(MethodHolder method, MethodReference ours) {
    Program program = new Program();
    // Variable 0 is the receiver, even where there is none.
    Variable self = program.createVariable();
    Variable[] arguments = new Variable[method.parameterCount()];
    Arrays.setAll(arguments, _ -> program.createVariable());
    InvokeInstruction call = new InvokeInstruction();
    call.setType(InvocationType.SPECIAL);
    call.setMethod(ours);
    call.setArguments(
        ours.parameterCount() == arguments.length ? arguments : with(self, arguments));
    call.setReceiver(program.createVariable());
    ExitInstruction exit = new ExitInstruction();
    exit.setValueToReturn(call.getReceiver());
    BasicBlock block = program.createBasicBlock();
    block.add(call);
    block.add(exit);
    return program;
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
