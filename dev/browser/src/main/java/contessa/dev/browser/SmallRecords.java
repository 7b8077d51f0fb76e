package contessa.dev.browser;

import module java.base;

import contessa.dev.browser.instead.SmallRecord;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.FieldHolder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * A transformer of our records, whose generated methods were a tenth of the code: they compare by
 * {@link SmallRecord}, and have no text that describes them.
 */
public final class SmallRecords implements TeaVMPlugin, ClassHolderTransformer {

  private static final Map<String, MethodDescriptor> GENERATED =
      Map.of(
          "toString", new MethodDescriptor("toString", String.class),
          "equals", new MethodDescriptor("equals", Object.class, boolean.class),
          "hashCode", new MethodDescriptor("hashCode", int.class));

  @Override
  public void install(TeaVMHost host) {
    host.add(this);
  }

  @Override
  public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
    if (cls.getName().equals(Record.class.getName())) {
      cls.setParent(SmallRecord.class.getName());
    } else if (Record.class.getName().equals(cls.getParent())) {
      for (String method : generated(cls.getName())) {
        cls.removeMethod(cls.getMethod(GENERATED.get(method)));
      }
      cls.addMethod(parts(cls, context));
    }
  }

  /** Those of the methods that nobody wrote. */
  private static List<String> generated(String name) {
    String file = name.replace('.', '/') + ".class";
    try (InputStream in = SmallRecords.class.getClassLoader().getResourceAsStream(file)) {
      return ClassFile.of()
          .parse(Objects.requireNonNull(in, file).readAllBytes())
          .methods()
          .stream()
          .filter(method -> method.code().stream().anyMatch(SmallRecords::callsDynamically))
          .map(method -> method.methodName().stringValue())
          .filter(GENERATED::containsKey)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean callsDynamically(CodeModel code) {
    return code.elementStream()
        .anyMatch(
            each ->
                each instanceof InvokeDynamicInstruction call
                    && call.bootstrapMethod().owner().displayName().equals("ObjectMethods"));
  }

  /** A method that returns all components, boxed. */
  private static MethodHolder parts(ClassHolder cls, ClassHolderTransformerContext context) {
    MethodHolder method = new MethodHolder(new MethodDescriptor("parts", Object[].class));
    ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
    List<FieldHolder> fields =
        cls.getFields().stream().filter(f -> !f.hasModifier(ElementModifier.STATIC)).toList();
    ValueEmitter self = program.var(0, ValueType.object(cls.getName()));
    ValueEmitter parts = program.constructArray(Object.class, fields.size());
    for (int i = 0; i < fields.size(); i++) {
      FieldHolder field = fields.get(i);
      ValueEmitter part = self.getField(field.getName(), field.getType());
      parts.setElement(
          i, field.getType() instanceof ValueType.Primitive ? part.box() : part.cast(Object.class));
    }
    parts.returnValue();
    return method;
  }
}
